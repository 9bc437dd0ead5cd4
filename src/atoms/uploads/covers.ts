import { atom } from 'jotai';
import { asApiError, errorText } from '#api/api-error.ts';
import { uploadImage } from '#api/upload/requests.ts';
import { keyedAtoms } from '../keyed.ts';
import { editLectureAtom, lectureEditor } from '../lectures/editor.ts';
import { onLeave } from '../session/private.ts';
import { languageAtom } from '../ui/language.ts';
import { showErrorAtom } from '../ui/toast.ts';
import { uploadMessages } from './messages.ts';

/** A cover on its way: small enough for one request, so it has no queue. */
export interface CoverUpload {
  state: 'idle' | 'progress' | 'error';
  /** 0–100. */
  progress: number;
  /** Why it failed. */
  message: string | null;
}

const idle: CoverUpload = { state: 'idle', progress: 0, message: null };
const coversAtom = atom<Readonly<Record<string, CoverUpload>>>({});

/** The cover on its way to a lecture, by the key of its draft. */
export const coverUploadAtom = keyedAtoms((key: string) => atom((get) => get(coversAtom)[key] ?? idle));

/** Uploads a cover, puts it into the draft of the lecture and answers its id. */
export const uploadCoverAtom = atom(
  null,
  (get, set, { key, file, fileName }: { key: string; file: Blob; fileName: string }): Promise<string> => {
    const tell = (cover: CoverUpload) => set(coversAtom, (covers) => ({ ...covers, [key]: cover }));
    const send = async () => {
      const onUploadProgress = (sent: number) =>
        tell({ ...idle, state: 'progress', progress: Math.min(99, Math.floor((sent / file.size) * 100)) });
      const imageId = await uploadImage({ file, fileName }, { onUploadProgress });
      set(editLectureAtom, { key, patch: { imageId } });
      tell(idle);
      return imageId;
    };
    tell({ ...idle, state: 'progress' });
    const upload = send().catch((error: unknown) => {
      const language = get(languageAtom);
      const failure = asApiError(error);
      const message = failure.failure?.fields?.['file'] ?? errorText(failure, language);
      tell({ ...idle, state: 'error', message });
      if (failure.status !== 401) set(showErrorAtom, uploadMessages[language].imageNotUploaded);
      throw error;
    });
    // A save that begins meanwhile takes the cover along.
    lectureEditor.expectArrival(get, key, upload);
    return upload;
  },
);

onLeave((_get, set) => set(coversAtom, {}));
