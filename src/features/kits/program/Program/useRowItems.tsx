import { useSetAtom, useStore } from 'jotai';
import {
  ArrowDown,
  ArrowUp,
  CopyPlus,
  FolderInput,
  FolderPlus,
  ListPlus,
  PencilLine,
  Plus,
  Unlink,
} from 'lucide-react';
import type { ContextAction } from '#atoms/ui/context-menu.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { combination } from '#lib/keys.ts';
import { menuMessages } from './menuMessages.ts';
import { nodeOfRow } from './nodeIds.ts';
import { placeBeside } from './placing.ts';
import { useProgramDesk } from './program.ts';
import { useProgramActions } from './useProgramActions.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** The commands that rows of several kinds have. */
function useRowActions() {
  const { program, view, key } = useProgramDesk();
  const t = useMessages(menuMessages);
  const store = useStore();
  const setRenaming = useSetAtom(view.renamingAtom);
  const setDialog = useSetAtom(view.dialogAtom);
  const actions = useProgramActions();

  /** One step up or down; null at the end of the programme. */
  function step(row: string, by: -1 | 1): (() => void) | null {
    const place = placeBeside(store.get(program.treeAtom(key)), [row], by);
    return place === null ? null : () => actions.moveSaid([row], place);
  }

  const move = (row: string, by: -1 | 1): ContextAction => {
    const run = step(row, by);
    return {
      id: by < 0 ? 'up' : 'down',
      label: by < 0 ? t.up : t.down,
      icon: by < 0 ? <ArrowUp {...icon} /> : <ArrowDown {...icon} />,
      keys: by < 0 ? 'Alt ↑' : 'Alt ↓',
      disabled: run === null,
      run: () => run?.(),
    };
  };

  const rename = (row: string): ContextAction => ({
    id: 'rename',
    label: t.rename,
    icon: <PencilLine {...icon} />,
    keys: 'F2',
    run: () => setRenaming(row),
  });
  const remove = (row: string, label: string): ContextAction => ({
    id: 'remove',
    label,
    icon: <Unlink {...icon} />,
    keys: 'Del',
    danger: true,
    separated: true,
    run: () => actions.remove([row]),
  });
  const duplicate = (row: string): ContextAction => ({
    id: 'duplicate',
    label: t.duplicate,
    icon: <CopyPlus {...icon} />,
    run: () => actions.duplicate(row),
  });
  const moveTo = (row: string): ContextAction => ({
    id: 'move',
    label: t.moveTo,
    icon: <FolderInput {...icon} />,
    keys: combination('M'),
    run: () => setDialog({ kind: 'move', rows: [row] }),
  });

  return { move, rename, remove, duplicate, moveTo };
}

/** What can be done with a row, in words: for «…», a right click and a phone, where it does all that a drag does. */
export function useRowItems(): (row: string) => ContextAction[] {
  const { program, view, key } = useProgramDesk();
  const t = useMessages(menuMessages);
  const store = useStore();
  const setDialog = useSetAtom(view.dialogAtom);
  const actions = useProgramActions();
  const one = useRowActions();

  const ofModule = (row: string, moduleId: string): ContextAction[] => [
    {
      id: 'lecture',
      label: t.addLecture,
      icon: <Plus {...icon} />,
      run: () => actions.addLecture(moduleId),
    },
    {
      id: 'pick',
      label: t.pick,
      icon: <ListPlus {...icon} />,
      run: () => setDialog({ kind: 'pick', moduleId }),
    },
    { ...one.rename(row), separated: true },
    one.move(row, -1),
    one.move(row, 1),
    one.duplicate(row),
    one.remove(row, t.removeModule),
  ];

  const ofLecture = (row: string): ContextAction[] => [
    one.rename(row),
    one.moveTo(row),
    one.move(row, -1),
    one.move(row, 1),
    {
      id: 'gather',
      label: t.gather,
      icon: <FolderPlus {...icon} />,
      keys: combination('G'),
      run: () => actions.gather([row]),
    },
    one.duplicate(row),
    one.remove(row, program.type === 'course' ? t.removeFromCourse : t.removeFromMarathon),
  ];

  return (row) => {
    const node = nodeOfRow(row);
    if (node === null) return [];
    if (node.type === 'module') return ofModule(row, node.id);
    if (node.type === 'lecture') return ofLecture(row);
    const draft = store.get(program.treeAtom(key)).attachments[node.id]?.isDraft === true;
    return [...(draft ? [one.moveTo(row)] : []), one.remove(row, t.removeFile)];
  };
}
