import { atom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { blocksOf, stepBlock } from '#atoms/planner/blocks.ts';
import { plannerAtom, type PlannerBlock } from '#atoms/planner/planner.ts';

const nothing: PlannerBlock = { status: 'ready', items: [], failures: [], unread: [], cut: [], readOn: null };
const noneAtom = atom(nothing);

/**
 * What is planned on some days, with what stands beside them ready for the next step. `met` once anything was read: from then
 * on what is there stays on the screen.
 */
export function useItems(from: string, to: string): PlannerBlock & { met: boolean } {
  const blocks = blocksOf(from, to);
  const shown = useAtomValue(plannerAtom(blocks));
  const [met, setMet] = useState(false);
  if (shown.status === 'ready' && !met) setMet(true);
  const beside = [stepBlock(blocks[0] ?? from, -1), stepBlock(blocks.at(-1) ?? to, 1)];
  useAtomValue(shown.status === 'ready' ? plannerAtom(beside) : noneAtom);

  const { readOn } = shown;
  useEffect(() => {
    readOn?.();
  });
  return { ...shown, met };
}
