import * as v from 'valibot';
import { preferenceAtom } from '../ui/preference.ts';
import { plannerGroups, type PlannerGroup } from './items.ts';

/** The ways to look at the planner, in their order. */
export const plannerViews = ['day', 'week', 'month', 'list'] as const;
export type PlannerView = (typeof plannerViews)[number];

/** The last view of the planner; null means that the width of the window decides. */
export const plannerViewAtom = preferenceAtom<PlannerView | null>(
  'planner.view',
  null,
  v.nullable(v.picklist(plannerViews)),
);

/** Types hidden in the legend. */
export const plannerHiddenAtom = preferenceAtom<PlannerGroup[]>(
  'planner.hidden',
  [],
  v.array(v.picklist(plannerGroups)),
);

/** The time zone of the planner, IANA; null is the author's own. And a second zone beside it. */
interface PlannerZones {
  first: string | null;
  second: string | null;
}

/** The zones of the planner on this device. */
export const plannerZonesAtom = preferenceAtom<PlannerZones>(
  'planner.zones',
  { first: null, second: null },
  v.object({ first: v.nullable(v.string()), second: v.nullable(v.string()) }),
);
