import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { arrivedUploadsAtom, rereadStreamsAtom } from '#atoms/stream/streams.ts';
import { showErrorAtom } from '#atoms/ui/toast.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { late } from '#lib/loading/late.ts';
import { mediaProblem, readMedia } from '#lib/file/media.ts';
import { messages } from './rowMessages.ts';

/** What sends files: needed once there is one. */
const uploads = late(() => import('#atoms/upload/uploads.ts'));

/** What the system's dialog offers; the files themselves are then read to tell. */
export const mediaFiles = { accept: 'video/*,audio/*,.mkv,.m4a' } as const;

/** Sends chosen files to the platform, and has the lists read again when one has arrived. What is no media is told. */
export function useUpload(): (files: File[]) => void {
  const language = useLanguage();
  const store = useStore();
  const t = useMessages(messages);
  const reread = useSetAtom(rereadStreamsAtom);
  const showError = useSetAtom(showErrorAtom);
  const arrived = useAtomValue(arrivedUploadsAtom);

  useEffect(() => {
    if (arrived > 0) void reread();
  }, [arrived, reread]);

  const upload = async (files: File[]) => {
    const sending = await uploads.load().catch(() => null);
    if (sending === null) {
      showError(t.notSent);
      return;
    }
    for (const file of files) {
      const facts = await readMedia(file);
      if (facts.playable) store.set(sending.addUploadsAtom, { files: [file] });
      else showError(`${file.name}: ${mediaProblem(facts.reason, language)}`);
    }
  };

  return (files) => void upload(files);
}
