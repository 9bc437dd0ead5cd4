import { startTransition, useEffect, useState } from 'react';
import { addMonths } from '#components/data/planning/layout.ts';
import { whenIdle } from '#lib/loading/whenIdle.ts';

/** The months to draw, in their order: the one that is shown, and once there is time those beside it, so that a step is at once. */
export function useDrawnAhead(month: string, ahead: boolean): string[] {
  const [kept, setKept] = useState<string[]>([]);
  useEffect(() => {
    if (!ahead) return;
    return whenIdle(() => startTransition(() => setKept([-1, 0, 1].map((step) => addMonths(month, step)))));
  }, [month, ahead]);
  return [...new Set([month, ...(ahead ? kept : [])])].toSorted();
}
