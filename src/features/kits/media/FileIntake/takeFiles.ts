import { languageAtom } from '#atoms/ui/language.ts';
import { openModalAtom } from '#atoms/ui/modal.ts';
import { showErrorAtom } from '#atoms/ui/toast.ts';
import { uploadPanelAtom } from '#atoms/ui/upload-panel.ts';
import { addUploadsAtom } from '#atoms/upload/uploads.ts';
import type { Store } from '#atoms/store.ts';
import { mediaRefusal, refusalText } from '#lib/file/mediaFiles.ts';
import type { PickedFile } from '#lib/file/pickedFiles.ts';
import { messages } from './messages.ts';
import type { RefusedFile } from './RefusedFiles.tsx';

/**
 * Takes files that belong to nothing yet: what can be a recording is uploaded to the video library, and of the others the author is
 * told why not. Returns the ids of the uploads.
 */
export function takeFiles(store: Store, picked: PickedFile[]): string[] {
  const language = store.get(languageAtom);
  const refused: RefusedFile[] = [];
  const taken = picked.filter(({ file }) => {
    const refusal = mediaRefusal(file);
    if (refusal !== null) refused.push({ name: file.name, reason: refusalText(refusal, language) });
    return refusal === null;
  });
  const [first] = refused;
  if (first !== undefined && refused.length === 1)
    store.set(showErrorAtom, messages[language].refused(first.name, first.reason));
  if (refused.length > 1)
    store.set(openModalAtom, {
      modalName: 'refusedFiles',
      props: {
        refused,
        note: taken.length > 0 ? messages[language].taken(taken.length) : messages[language].noneTaken,
      },
    });
  if (taken.length === 0) return [];
  // New uploads must be visible, even if the panel was closed.
  if (store.get(uploadPanelAtom) === 'closed') store.set(uploadPanelAtom, 'auto');
  return store.set(addUploadsAtom, {
    files: taken.map(({ file }) => file),
    handles: taken.map(({ handle }) => handle),
  });
}
