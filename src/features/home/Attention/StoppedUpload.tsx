import { useAtomValue, useSetAtom } from 'jotai';
import { CloudUpload } from 'lucide-react';
import { resumeUploadAtom, retryUploadAtom, uploadAtom } from '#atoms/upload/uploads.ts';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { ActionLink, Item } from './Item.tsx';
import { messages } from './messages.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** An upload that goes no further without the author. */
export function StoppedUpload({ id }: { id: string }) {
  const t = useMessages(messages);
  const upload = useAtomValue(uploadAtom(id));
  const resume = useSetAtom(resumeUploadAtom);
  const retry = useSetAtom(retryUploadAtom);
  if (upload === null) return null;
  const { state, fileName, progress } = upload;
  const failed = state === 'error';
  const text = failed ? t.retry : t.resume;
  return (
    <Item
      icon={<CloudUpload {...icon} />}
      title={failed ? t.uploadFailed : state === 'paused' ? t.uploadPaused : t.uploadFile}
      action={
        // A file can only be given where its upload is.
        state === 'waitingFile' ? (
          <ActionLink href="/uploads" of={fileName} text={text} />
        ) : (
          <TextLink
            alone
            as="button"
            type="button"
            aria-label={`${text}: ${fileName}`}
            onClick={() => (failed ? retry(id) : resume(id))}
          >
            {text}
          </TextLink>
        )
      }
    >
      {t.uploadText(fileName, Math.round(progress))}
    </Item>
  );
}
