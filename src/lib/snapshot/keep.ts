import { snapshotKey, type Snapshot } from './form.ts';

/** How many screens are kept, and how much of one, characters: drafts are noted in the same storage, which holds some five million. */
const most = 6;
const room = 120_000;

/** Where the device has whose snapshots it keeps, as a word that tells nothing of who it is, and in what order they were kept. */
const bookKey = 'kabinet.snapshots';

/** The word of the author whom this page knows; null where it knows nobody. */
let mine: string | null = null;

const readBook = (): [owner: string | undefined, ...newestFirst: string[]] => {
  const [owner, ...keys] = (localStorage.getItem(bookKey) ?? '').split('\n');
  return [owner, ...keys];
};

/** Local storage may be full or forbidden: then only a start is a little slower. */
function attempt(deed: () => void): void {
  try {
    deed();
  } catch {}
}

/** Removes all that is kept. Whoever is in this page keeps nothing any more. */
export function forgetSnapshots(): void {
  mine = null;
  attempt(() => {
    const prefix = snapshotKey('');
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) || key === bookKey) localStorage.removeItem(key);
  });
}

/** Another author is in this page: begins anew. Pages where somebody else still is keep nothing from now on. */
export function beginSnapshots(): void {
  forgetSnapshots();
  mine = crypto.randomUUID();
  attempt(() => localStorage.setItem(bookKey, mine ?? ''));
}

/** What is kept is of the author in this page. */
export function adoptSnapshots(): void {
  attempt(() => void (mine = readBook()[0] || null));
  if (mine === null) beginSnapshots();
}

/** Keeps how a screen looked, in place of what was kept of it. The oldest give way. */
export function keepSnapshot(hash: string, snapshot: Snapshot): void {
  attempt(() => {
    const [owner, ...kept] = readBook();
    if (mine === null || owner !== mine) return;
    const key = snapshotKey(hash);
    const text = JSON.stringify(snapshot);
    localStorage.removeItem(key);
    const others = kept.filter((one) => one !== key);
    for (const older of others.splice(most - 1)) localStorage.removeItem(older);
    const isKept = text.length <= room;
    if (isKept) localStorage.setItem(key, text);
    localStorage.setItem(bookKey, [mine, ...(isKept ? [key] : []), ...others].join('\n'));
  });
}
