import { atom } from 'jotai';
import { homeDays, homePeriodAtom } from '#atoms/home/period.ts';
import { blocksOf } from '#atoms/planner/blocks.ts';
import { plannerAtom } from '#atoms/planner/planner.ts';
import { incomeSeriesAtom } from '#atoms/purchase/income.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { now } from '#lib/clock.ts';
import { wallTime } from '#lib/moments.ts';
import { planOf } from '../Income/chart.ts';
import { weekFrom } from '../Week/week.ts';

const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Today, `YYYY-MM-DD`, by the author's zone, which is the device's until it is known. `at`: ms. */
export function clockOf(timezone: string | null | undefined, at: number) {
  const timeZone = timezone ?? deviceZone();
  return { today: wallTime(new Date(at).toISOString(), timeZone).day, timeZone };
}

/** Reads what stands at the top of home, as its blocks do. Their calls are these. */
export const aheadAtom = atom((get) => {
  const author = get(authorAtom);
  if (author === null) return;
  const { today, timeZone } = clockOf(author.timezone, now());
  const { from, to } = weekFrom(today);
  get(plannerAtom(blocksOf(from, to)));
  get(incomeSeriesAtom({ request: {}, edges: planOf(homeDays(get(homePeriodAtom), today), timeZone).edges }));
});
