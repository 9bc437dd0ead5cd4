import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { arrivedUploadsAtom, rereadStreamsAtom } from '#atoms/stream/streams.ts';
import { showErrorAtom } from '#atoms/ui/toast.ts';
import { addUploadsAtom } from '#atoms/upload/uploads.ts';
import { useLanguage } from '#lib/i18n/LanguageContext.tsx';
import { mediaProblem, readMedia } from '#lib/media.ts';

/** What the system's dialog offers; the files themselves are then read to tell. */
export const mediaFiles = { accept: 'video/*,audio/*,.mkv,.m4a' } as const;

/** Sends chosen files to the platform, and has the lists read again when one has arrived. What is no media is told. */
export function useUpload(): (files: File[]) => void {
  const language = useLanguage();
  const add = useSetAtom(addUploadsAtom);
  const reread = useSetAtom(rereadStreamsAtom);
  const showError = useSetAtom(showErrorAtom);
  const arrived = useAtomValue(arrivedUploadsAtom);

  useEffect(() => {
    if (arrived > 0) void reread();
  }, [arrived, reread]);

  const upload = async (files: File[]) => {
    for (const file of files) {
      const facts = await readMedia(file);
      if (facts.playable) add({ files: [file] });
      else showError(`${file.name}: ${mediaProblem(facts.reason, language)}`);
    }
  };

  return (files) => void upload(files);
}
