import { useState, type ReactNode } from 'react';
import { FileInput } from '#components/forms/FileDrop/FileInput.tsx';
import { canPick, pickFiles, withHandles } from '#lib/file/pickedFiles.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { useTakeFiles } from './useTakeFiles.ts';

interface ChooseFilesProps {
  /** Draws what is pressed. `folder` is undefined where the browser offers no folders. */
  children: (choose: { files: () => void; folder: (() => void) | undefined }) => ReactNode;
}

/** Files for the video library from the system's dialog, with the browser's references to them where it gives any. */
export function ChooseFiles({ children }: ChooseFilesProps) {
  const t = useMessages(messages);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const take = useTakeFiles();
  const pick = async (what: 'files' | 'folder') => {
    const picked = await pickFiles(what);
    if (picked.length > 0) take(picked);
  };
  const picks = canPick();
  return (
    <>
      {children({
        files: () => (picks ? void pick('files') : input?.click()),
        folder: picks ? () => void pick('folder') : undefined,
      })}
      <FileInput
        ref={setInput}
        aria-label={t.forLibrary}
        accept="video/*,audio/*,.mkv,.m4a"
        multiple
        onFiles={(files) => take(withHandles(files))}
      />
    </>
  );
}
