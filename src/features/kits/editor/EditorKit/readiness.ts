import { atom, useAtomValue, type Atom } from 'jotai';
import { steadyAtom } from '#atoms/editor/steady.ts';
import type { ReadinessItem } from '#components/feedback/Readiness/Readiness.tsx';
import type { ReadinessLine } from './kind.ts';
import { useEditorDesk, useEditorKey } from './place.ts';

const noLines: ReadinessLine[] = [];
const noLinesAtom = atom(noLines);

/** The same lines for as long as they say the same: most keys change none of them. */
const steadyLines = new WeakMap<Atom<ReadinessLine[]>, Atom<ReadinessLine[]>>();

function steady(lines: Atom<ReadinessLine[]>): Atom<ReadinessLine[]> {
  const known = steadyLines.get(lines) ?? steadyAtom((get) => get(lines));
  steadyLines.set(lines, known);
  return known;
}

/** What the thing that is edited here needs before it can be published. */
export function useReadinessLines(): ReadinessLine[] {
  const key = useEditorKey();
  const { readiness } = useEditorDesk();
  return useAtomValue(steady(readiness?.(key) ?? noLinesAtom));
}

/** The same for the list: what is not done leads to its field. */
export function useReadinessItems(): ReadinessItem[] {
  const { goTo } = useEditorDesk();
  return useReadinessLines().map(({ id, label, done, note, action, field, closed }) => ({
    id,
    label,
    done,
    ...(note !== undefined && { note }),
    ...(!done && closed === undefined && { action: { label: action, onClick: () => goTo(field) } }),
  }));
}
