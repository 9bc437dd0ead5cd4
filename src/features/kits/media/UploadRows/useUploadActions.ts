import { useSetAtom } from 'jotai';
import { useUploadPlace } from './useUploadPlace.ts';
import { cancelWithWayBackAtom } from '#atoms/media/cancelUpload.ts';
import { showErrorAtom } from '#atoms/ui/toast.ts';
import {
  dismissUploadAtom,
  pauseUploadAtom,
  resumeUploadAtom,
  retryUploadAtom,
} from '#atoms/upload/uploads.ts';
import { askForFiles } from '#lib/file/askForFiles.ts';
import { canPick, pickFiles, withHandles, type PickedFile } from '#lib/file/pickedFiles.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { allowFileAtom, offerFileAtom, type FileOffer } from '#atoms/upload/offerFile.ts';
import type { Upload } from '#atoms/upload/entries.ts';

/** Reasons that only another choice of the file mends. */
const isOfFile = ({ error }: Upload) =>
  error?.reason === 'file' || error?.reason === 'changed' || error?.reason === 'empty';

/** The actions on an upload, as plain calls; `provide` and `next` are undefined if they do not apply. */
export function useUploadActions(upload: Upload) {
  const t = useMessages(messages);
  const pause = useSetAtom(pauseUploadAtom);
  const resume = useSetAtom(resumeUploadAtom);
  const retry = useSetAtom(retryUploadAtom);
  const cancel = useSetAtom(cancelWithWayBackAtom);
  const dismiss = useSetAtom(dismissUploadAtom);
  const allow = useSetAtom(allowFileAtom);
  const provide = useSetAtom(offerFileAtom);
  const showError = useSetAtom(showErrorAtom);
  const place = useUploadPlace(upload);
  const { id, fileName, state, needs } = upload;

  const tell = (offer: FileOffer) => {
    if (offer.status === 'refused') showError(offer.message);
  };
  const ask = async (): Promise<PickedFile | null> => {
    const [picked = null] = canPick() ? await pickFiles('file') : withHandles(await askForFiles('file'));
    return picked;
  };
  const choose = async () => {
    const picked = await ask();
    if (picked !== null) tell(await provide({ id, ...picked }));
  };
  const permit = async () => tell(await allow(id));

  const waits = state === 'waitingFile';
  const byLeave = waits && needs === 'permission';
  return {
    pause: () => pause(id),
    resume: () => resume(id),
    retry: () => retry(id),
    /** Ends it where it goes on, with a way back; takes it off the list where it is over. */
    cancel: () => (state === 'done' || state === 'processing' ? dismiss(id) : cancel([id])),
    /** Gives the file again. */
    provide:
      waits || (state === 'error' && isOfFile(upload))
        ? {
            label: byLeave ? t.allow : t.choose,
            name: byLeave ? t.allowFile(fileName) : t.chooseFile(fileName),
            onClick: () => void (byLeave ? permit() : choose()),
          }
        : undefined,
    ...place,
  };
}
