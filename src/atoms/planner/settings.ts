import * as v from 'valibot';
import { preferenceAtom } from '../ui/preference.ts';
import { plannerGroups, type PlannerGroup } from './items.ts';

/** The ways to look at the planner, in their order. */
export const plannerViews = ['day', 'week', 'month', 'list'] as const;
export type PlannerView = (typeof plannerViews)[number];

/** How the author looked at the planner last; null while the width of the window decides. */
export const plannerViewAtom = preferenceAtom<PlannerView | null>(
  'planner.view',
  null,
  v.nullable(v.picklist(plannerViews)),
);

/** What the legend leaves out. */
export const plannerHiddenAtom = preferenceAtom<PlannerGroup[]>(
  'planner.hidden',
  [],
  v.array(v.picklist(plannerGroups)),
);

/** Whose clock the planner shows, IANA: the author's own while it is null; and a second one beside it. */
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
