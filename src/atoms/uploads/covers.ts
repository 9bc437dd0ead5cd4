import { atom, type Getter, type WritableAtom } from 'jotai';
import { asApiError, errorText } from '#api/api-error.ts';
import { uploadImage } from '#api/upload/requests.ts';
import { keyedAtoms } from '../keyed.ts';
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

/** An editor of what has a cover, of any kind. */
export interface CoverEditor {
  kind: string;
  editAtom: WritableAtom<null, [{ key: string; patch: { imageId?: string | null } }], void>;
  expectArrival: (get: Getter, key: string, arrival: Promise<unknown>) => void;
}

/** Whose cover it is. */
export interface CoverOwner {
  kind: string;
  /** The key of its draft: its id, or `new`. */
  key: string;
}

const idle: CoverUpload = { state: 'idle', progress: 0, message: null };
const coversAtom = atom<Readonly<Record<string, CoverUpload>>>({});
const nameOf = ({ kind, key }: CoverOwner) => `${kind}/${key}`;

/** The cover on its way to something. */
export const coverUploadAtom = keyedAtoms((owner: CoverOwner) =>
  atom((get) => get(coversAtom)[nameOf(owner)] ?? idle),
);

interface CoverRequest {
  editor: CoverEditor;
  key: string;
  file: Blob;
  fileName: string;
}

/** Uploads a cover, puts it into the draft of what it belongs to and answers its id. */
export const uploadCoverAtom = atom(
  null,
  (get, set, { editor, key, file, fileName }: CoverRequest): Promise<string> => {
    const name = nameOf({ kind: editor.kind, key });
    const tell = (cover: CoverUpload) => set(coversAtom, (covers) => ({ ...covers, [name]: cover }));
    const send = async () => {
      const onUploadProgress = (sent: number) =>
        tell({ ...idle, state: 'progress', progress: Math.min(99, Math.floor((sent / file.size) * 100)) });
      const imageId = await uploadImage({ file, fileName }, { onUploadProgress });
      set(editor.editAtom, { key, patch: { imageId } });
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
    editor.expectArrival(get, key, upload);
    return upload;
  },
);

onLeave((_get, set) => set(coversAtom, {}));
