import { useSetAtom, useStore } from 'jotai';
import { ArrowDown, ArrowUp, FolderInput, FolderPlus, Presentation, Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import { imageUrl } from '#api/upload/image-url.ts';
import { Cover } from '#components/data/Cover/Cover.tsx';
import { Kbd } from '#components/primitives/Kbd/Kbd.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { combination } from '#lib/keys.ts';
import { menuMessages } from './menuMessages.ts';
import { moduleRow, nodesOfRows } from './nodeIds.ts';
import { placeBefore } from './placing.ts';
import { useProgramDesk } from './program.ts';
import { railMessages } from './railMessages.ts';
import * as S from './rail.styles.ts';
import { useChosen } from './useChosen.ts';
import { useProgramActions } from './useProgramActions.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

interface Line {
  label: string;
  icon: ReactNode;
  keys?: string;
  run: (() => void) | null;
  danger?: boolean;
}

/** One step for lectures of one module that stand together or apart; null at the end. */
function useStep(rows: readonly string[]) {
  const { program, key } = useProgramDesk();
  const store = useStore();
  const actions = useProgramActions();
  const nodes = nodesOfRows(rows);
  return (by: -1 | 1): (() => void) | null => {
    const [first] = nodes;
    if (first === undefined || first.type !== 'lecture') return null;
    const { moduleId } = first;
    if (nodes.some((node) => node.type !== 'lecture' || node.moduleId !== moduleId)) return null;
    const list = store.get(program.treeAtom(key)).modules[moduleId]?.lectures ?? [];
    const moved = new Set(nodes.map(({ id }) => id));
    const places = list.flatMap((id, at) => (moved.has(id) ? [at] : []));
    const edge = by < 0 ? (places[0] ?? 0) - 1 : (places.at(-1) ?? 0) + 1;
    if (edge < 0 || edge >= list.length) return null;
    const rest = list.filter((id) => !moved.has(id));
    const index = rest.indexOf(list[edge] ?? '') + (by < 0 ? 0 : 1);
    if (placeBefore(list, moved, index) < 0) return null;
    return () => actions.moveSaid(rows, { parent: moduleRow(moduleId), index });
  };
}

/** What can be done with all that is chosen, with the keys that do it in the tree. */
export function SelectionRail() {
  const { program, view } = useProgramDesk();
  const t = useMessages(railMessages);
  const words = useMessages(menuMessages);
  const setDialog = useSetAtom(view.dialogAtom);
  const actions = useProgramActions();
  const { rows, lectures } = useChosen();
  const step = useStep(rows);

  const lines: Line[] = [
    {
      label: words.moveTo,
      icon: <FolderInput {...icon} />,
      keys: combination('M'),
      run: () => setDialog({ kind: 'move', rows }),
    },
    { label: words.up, icon: <ArrowUp {...icon} />, keys: 'Alt ↑', run: step(-1) },
    { label: words.down, icon: <ArrowDown {...icon} />, keys: 'Alt ↓', run: step(1) },
    {
      label: words.gather,
      icon: <FolderPlus {...icon} />,
      keys: combination('G'),
      run: lectures.length > 0 ? () => actions.gather(rows) : null,
    },
    {
      label: program.type === 'course' ? words.removeFromCourse : words.removeFromMarathon,
      icon: <Unlink {...icon} />,
      keys: 'Del',
      run: () => actions.remove(rows),
      danger: true,
    },
  ];

  return (
    <>
      <S.Title>{rows.length === 0 ? t.noneChosen : t.chosenThings(rows.length)}</S.Title>
      {lectures.length > 0 && (
        <S.Covers>
          {lectures.slice(0, 3).map(({ id, imageId }) => (
            <Cover
              key={id}
              src={imageId === null ? undefined : imageUrl(imageId)}
              alt=""
              icon={<Presentation {...icon} />}
            />
          ))}
        </S.Covers>
      )}
      {rows.length > 0 && (
        <S.Actions>
          {lines.map(({ label, icon: sign, keys, run, danger = false }) => (
            <li key={label} data-apart={danger || undefined}>
              <S.Action type="button" disabled={run === null} onClick={() => run?.()} $danger={danger}>
                {sign}
                {label}
                {keys !== undefined && <Kbd keys={keys} />}
              </S.Action>
            </li>
          ))}
        </S.Actions>
      )}
    </>
  );
}
