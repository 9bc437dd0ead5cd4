import { atom, useAtomValue } from 'jotai';
import { distinct } from '#atoms/distinctAtom.ts';
import type { ReadinessItem } from '#components/feedback/Readiness/Readiness.tsx';
import type { ReadinessLine } from './kind.ts';
import { useEditorDesk, useEditorKey } from './place.ts';

const noLines: ReadinessLine[] = [];
const noLinesAtom = atom(noLines);

/** What the thing that is edited here needs before it can be published. Most keys change none of these lines. */
export function useReadinessLines(): ReadinessLine[] {
  const key = useEditorKey();
  const { readiness } = useEditorDesk();
  return useAtomValue(distinct(readiness?.(key) ?? noLinesAtom));
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
