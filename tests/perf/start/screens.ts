/** Whose page is opened: the console, the least that its libraries take, or a like console of react-admin. */
export type Side = 'ours' | 'floor' | 'theirs';
export const sides: readonly Side[] = ['ours', 'floor', 'theirs'];

/** How an author comes: for the first time, again, without a network, or for the first time after a deploy. */
export const visits = ['cold', 'warm', 'offline', 'deploy'] as const;
export type Visit = (typeof visits)[number];

/** A route that is opened, and the selector of what is on the screen once it is ready. */
export interface Opened {
  route: string;
  ready: string;
}

/** A screen, on each side that has the like of it. */
export interface Screen {
  name: string;
  signedIn: boolean;
  on: { ours: Opened } & Partial<Record<Side, Opened>>;
  /** What is ready without a network, where that is less; null where nothing of it is kept on a device. */
  offline?: string | null;
  /** The most that our cold start may take of theirs. */
  budget?: number;
}

const password = 'input[type=password]';
const row = '#root main article, #root main [role=row][data-index]';

/** A list, which all sides read from the same platform by the same call. */
const list = (name: string, kind: string, budget: number): Screen => ({
  name,
  signedIn: true,
  on: {
    ours: { route: `#/${name}`, ready: row },
    floor: { route: `#/${kind}`, ready: 'li' },
    theirs: { route: `#/${kind}`, ready: '.RaDatagrid-row' },
  },
  budget,
});

/** What is opened. What react-admin has no like of is beside the floor alone. */
export const screens: readonly Screen[] = [
  {
    name: 'login',
    signedIn: false,
    on: {
      ours: { route: '#/login', ready: password },
      floor: { route: '#/login', ready: password },
      theirs: { route: '#/login', ready: password },
    },
    budget: 0.65,
  },
  list('lectures', 'lecture', 0.55),
  list('tags', 'tag', 0.65),
  // What clients have bought is never kept on a device.
  { ...list('purchases', 'purchase', 0.65), offline: null },
  list('publications', 'publication', 0.65),
  {
    name: 'home',
    signedIn: true,
    on: {
      ours: { route: '#/', ready: '#root main [role=listbox]' },
      floor: { route: '#/publication', ready: 'li' },
    },
    // The chart of income is of purchases.
    offline: '#root main h1',
  },
  {
    name: 'course',
    signedIn: true,
    on: {
      ours: { route: '#/courses/course-telo', ready: '#root main textarea' },
      floor: { route: '#/course', ready: 'li' },
    },
  },
];
