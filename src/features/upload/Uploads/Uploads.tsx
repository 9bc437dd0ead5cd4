import { useAtomValue } from 'jotai';
import { uploadsSummaryAtom } from '#atoms/upload/entries.ts';
import { FileDrop } from '#components/forms/FileDrop/FileDrop.tsx';
import { useTakeFiles } from '#features/kits/media/FileIntake/useTakeFiles.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { withHandles } from '#lib/file/pickedFiles.ts';
import { useTitle } from '#lib/hook/useTitle.ts';
import { messages } from './messages.ts';
import { UploadList } from './UploadList.tsx';
import { UploadsHead } from './UploadsHead.tsx';

/** Every upload of this device, `/uploads`: where it is, and what can be done about it. */
export function Uploads() {
  const t = useMessages(messages);
  const { total } = useAtomValue(uploadsSummaryAtom);
  const take = useTakeFiles();
  useTitle(t.title);
  // One head for both: a file that another tab begins must not take away the menu that is open in it.
  return (
    <>
      <UploadsHead />
      {total === 0 ? (
        <FileDrop
          label={t.emptyTitle}
          touchLabel={t.emptyTouch}
          hint={t.emptyHint}
          accept="video/*,audio/*,.mkv,.m4a"
          multiple
          actionVariant="primary"
          action={t.choose}
          onFiles={(files) => take(withHandles(files))}
          onPicked={take}
        />
      ) : (
        <UploadList />
      )}
    </>
  );
}
