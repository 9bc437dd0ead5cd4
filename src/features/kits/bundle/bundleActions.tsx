import { FileArchive } from 'lucide-react';
import type { ContextAction } from '#atoms/ui/context-menu.ts';
import { heldImportAtom } from '#atoms/ui/heldImport.ts';
import { openModalAtom } from '#atoms/ui/modal.ts';
import type { Store } from '#atoms/store.ts';
import { newRoute } from '#features/kits/actions/RouterLink/routes.ts';
import type { RowPlace } from '#features/kits/list/ListKit/types.ts';
import { askForFiles } from '#lib/file/askForFiles.ts';
import { canPick, pickFiles, withHandles } from '#lib/file/pickedFiles.ts';
import { bundleMessages } from './bundleMessages.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** Additional items in the row menu of a course. */
export const actionsOf = (
  { item }: { item: { id: string; name: string } },
  { store, language }: RowPlace,
): ContextAction[] => [
  {
    id: 'toFile',
    label: bundleMessages[language].toFile,
    icon: <FileArchive {...icon} />,
    run: () =>
      store.set(openModalAtom, { modalName: 'exportCourse', props: { id: item.id, name: item.name } }),
  },
];

/** Asks for the file of a course. What becomes of it is shown where the new course is. */
export async function askForCourse({ store, open }: { store: Store; open: (route: string) => void }) {
  const picked = canPick() ? await pickFiles('file') : withHandles(await askForFiles('file'));
  if (picked.length === 0) return;
  store.set(heldImportAtom, picked);
  open(`${newRoute('course')}?tab=program`);
}
