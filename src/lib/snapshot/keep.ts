import { snapshotKey, type Snapshot } from './snapshot.ts';

/** How many snapshots are kept, and the size limit of one, characters. Drafts share this storage of some five million characters. */
const most = 6;
const room = 120_000;

/** The key that tells whose snapshots these are, as an anonymous id, and in what order they were stored. */
const bookKey = 'kabinet.snapshots';

/** The id of the author whom this page knows; null if it knows nobody. */
let mine: string | null = null;

const readBook = (): [owner: string | undefined, ...newestFirst: string[]] => {
  const [owner, ...keys] = (localStorage.getItem(bookKey) ?? '').split('\n');
  return [owner, ...keys];
};

/** `localStorage` may be full or forbidden: then only a start is a little slower. */
function attempt(deed: () => void): void {
  try {
    deed();
  } catch {}
}

/** Removes all snapshots. The author in this page stores no more. */
export function forgetSnapshots(): void {
  mine = null;
  attempt(() => {
    const prefix = snapshotKey('');
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) || key === bookKey) localStorage.removeItem(key);
  });
}

/** Another author is in this page: starts afresh. Pages where somebody else still is store nothing from now on. */
export function beginSnapshots(): void {
  forgetSnapshots();
  mine = crypto.randomUUID();
  attempt(() => localStorage.setItem(bookKey, mine ?? ''));
}

/** Whether the stored snapshots belong to the author in this page. */
export function adoptSnapshots(): void {
  attempt(() => void (mine = readBook()[0] || null));
  if (mine === null) beginSnapshots();
}

/** Stores the snapshot of a screen, replacing the previous one. The oldest are dropped. */
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
