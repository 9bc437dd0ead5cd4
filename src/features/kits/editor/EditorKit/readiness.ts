import { atom, useAtomValue } from 'jotai';
import { distinct } from '#atoms/distinctAtom.ts';
import type { ReadinessItem } from '#components/feedback/Readiness/Readiness.tsx';
import type { ReadinessLine } from './kind.ts';
import { useEditorDesk, useEditorKey } from './place.ts';

const noLines: ReadinessLine[] = [];
const noLinesAtom = atom(noLines);

/** The checklist of the edited entity before publication. Most keystrokes change none of its lines. */
export function useReadinessLines(): ReadinessLine[] {
  const key = useEditorKey();
  const { readiness } = useEditorDesk();
  return useAtomValue(distinct(readiness?.(key) ?? noLinesAtom));
}

/** The same as a list: each open line links to its field. */
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
