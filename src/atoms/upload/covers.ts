import { atom, type Getter, type Setter, type WritableAtom } from 'jotai';
import { asApiError, errorWords, sessionEnded } from '#api/api-error.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { keptAuthor } from '../session/entering.ts';
import { onLeave } from '../session/private.ts';
import { languageAtom } from '../ui/language.ts';
import { showErrorAtom } from '../ui/toast.ts';
import { waitsFor } from './changes.ts';
import { onUploaded } from './deliver.ts';
import { loadTargetCode } from './targetCode.ts';
import { entriesAtom, type UploadTarget } from './entries.ts';
import { uploadMessages } from './messages.ts';
import { addUploadsAtom, cancelUploadAtom, retargetUploadsAtom } from './uploads.ts';
import { whenUploaded } from './waiting.ts';

/** A cover that is uploading. */
export interface CoverUpload {
  state: 'idle' | 'progress' | 'error';
  /** 0–100. */
  progress: number;
  /** Why it failed. */
  message: string | null;
}

/** An editor of any kind with a cover. */
export interface CoverEditor {
  kind: string;
  /** The picture is the author's own: its upload names its owner, and `imageId` is not the platform's. */
  purpose?: 'avatar';
  /** The message about a failed upload; by default the one for covers. */
  notUploaded?: (language: Language) => string;
  editAtom: WritableAtom<null, [{ key: string; patch: { imageId?: string | null } }], void>;
  expectArrival: (get: Getter, key: string, arrival: Promise<unknown>) => void;
  /** Calls back whenever a draft was saved; absent if no save can include a picture. */
  onSaved?: (tell: (set: Setter, from: string, to: string) => void) => void;
}

/** The owner of a cover. */
export interface CoverOwner {
  kind: string;
  /** The key of its draft: its id, or `new`. */
  key: string;
}

const idle: CoverUpload = { state: 'idle', progress: 0, message: null };
const targetOf = ({ kind, key }: CoverOwner): UploadTarget => ({ kind: 'cover', owner: kind, draftKey: key });
const nameOf = ({ kind, key }: CoverOwner) => `${kind}/${key}`;

/** Why the last cover of an owner failed; cleared by the next one. */
const failuresAtom = atom<Readonly<Record<string, string>>>({});

/** The cover on its way to something. */
export const coverUploadAtom = boundedAtomFamily((owner: CoverOwner) =>
  atom((get): CoverUpload => {
    const entry = get(entriesAtom).find(waitsFor(targetOf(owner)));
    if (entry) return { ...idle, state: 'progress', progress: Math.min(99, entry.progress) };
    const message = get(failuresAtom)[nameOf(owner)];
    return message === undefined ? idle : { ...idle, state: 'error', message };
  }),
);

/** Editors that have uploaded a cover, or were loaded to take one. */
const editors = new Map<string, CoverEditor>();

/** Registers an editor, so that it gets a cover that arrives after a reload, or after a save created its entity. */
export function takesCovers(editor: CoverEditor): void {
  const { kind, onSaved } = editor;
  if (!editors.has(kind)) onSaved?.((set, from, to) => set(retargetUploadsAtom, { kind, from, to }));
  editors.set(kind, editor);
}

onUploaded(
  'cover',
  atom(null, async (get, set, { target, streamID }) => {
    const owner = target.owner ?? '';
    const author = keptAuthor(get);
    // Another editor has loaded this code; the waiting one may not be mounted yet.
    if (!editors.has(owner)) await loadTargetCode(target);
    if (keptAuthor(get) !== author) throw sessionEnded();
    const editor = editors.get(owner);
    if (editor === undefined) throw new Error(`Nobody takes covers of ${target.owner}`);
    set(editor.editAtom, { key: target.draftKey, patch: { imageId: streamID } });
  }),
);

interface CoverRequest {
  editor: CoverEditor;
  key: string;
  file: Blob;
  fileName: string;
}

/** Uploads a cover, puts it into the draft of its owner and returns its id. */
export const uploadCoverAtom = atom(
  null,
  (get, set, { editor, key, file, fileName }: CoverRequest): Promise<string> => {
    const owner = { kind: editor.kind, key };
    takesCovers(editor);
    set(failuresAtom, ({ [nameOf(owner)]: _old, ...rest }) => rest);
    const named = new File([file], fileName, { type: file.type });
    const { purpose = 'image', notUploaded = (language) => uploadMessages[language].imageNotUploaded } =
      editor;
    const [id = ''] = set(addUploadsAtom, { files: [named], purpose, target: targetOf(owner) });
    const send = async () => {
      try {
        const { streamID, target } = await whenUploaded(get, id);
        // Meanwhile a new entity may have been saved.
        set(editor.editAtom, { key: target?.draftKey ?? key, patch: { imageId: streamID } });
        return streamID;
      } catch (error) {
        const failure = asApiError(error);
        // The field of the form that carried it: `file` of a cover, `image` of an avatar.
        const message = errorWords(failure, get(languageAtom));
        // A discarded or replaced cover has not failed.
        if (failure.kind === 'aborted') throw error;
        set(failuresAtom, (failures) => ({ ...failures, [nameOf(owner)]: message }));
        if (failure.status !== 401) set(showErrorAtom, notUploaded(get(languageAtom)));
        set(cancelUploadAtom, id);
        throw error;
      }
    };
    const upload = send();
    // A save that begins meanwhile includes the cover.
    editor.expectArrival(get, key, upload);
    return upload;
  },
);

onLeave((_get, set) => set(failuresAtom, {}));
