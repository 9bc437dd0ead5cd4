import { useAtomValue, useStore } from 'jotai';
import type { TreeNode } from '#components/data/Tree/treeModel.ts';
import { useLanguage } from '#lib/i18n/LanguageContext.tsx';
import { markMessages } from './markMessages.ts';
import { moduleRow, nodesOfRows } from './nodeIds.ts';
import { moduleOfPlace } from './placing.ts';
import { useProgramDesk } from './program.ts';
import { totalsText } from './totals.ts';

/** The rows with the totals that modules would have if what is dragged were dropped where it hangs. */
export function useDragTotals(items: readonly TreeNode[]): readonly TreeNode[] {
  const { program, view, key } = useProgramDesk();
  const language = useLanguage();
  const store = useStore();
  const drag = useAtomValue(view.dragAtom);
  const to = drag?.place ? moduleOfPlace(drag.place) : null;
  if (drag === null || to === null) return items;

  const changes = new Map<string, { lectures: number; durationSec: number }>();
  const add = (id: string, lectures: number, durationSec: number) => {
    const known = changes.get(id) ?? { lectures: 0, durationSec: 0 };
    changes.set(id, {
      lectures: known.lectures + lectures,
      durationSec: known.durationSec + durationSec,
    });
  };
  for (const node of nodesOfRows(drag.ids)) {
    if (node.type !== 'lecture' || node.moduleId === to) continue;
    const length = store.get(program.lectureAtom({ key, id: node.id })).durationSec ?? 0;
    add(node.moduleId, -1, -length);
    add(to, 1, length);
  }
  if (changes.size === 0) return items;
  const wouldBe = new Map(
    [...changes].map(([id, { lectures, durationSec }]) => {
      const totals = store.get(program.moduleTotalsAtom({ key, id }));
      const next = {
        ...totals,
        lectures: totals.lectures + lectures,
        durationSec: Math.max(0, totals.durationSec + durationSec),
      };
      const t = markMessages[language];
      const note = t.wouldBe(totalsText(next, language) || t.empty);
      return [moduleRow(id), { note, noteTone: id === to ? ('accent' as const) : ('plain' as const) }];
    }),
  );
  return items.map((item) => {
    const note = wouldBe.get(item.id);
    return note === undefined ? item : { ...item, ...note };
  });
}
