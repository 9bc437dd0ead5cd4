import { rowsMark, keepsRows } from '#atoms/seen/mark.ts';
import { keyOf, mostAge, ownerKey, shapes } from '#atoms/seen/place.ts';
import { authorWasHere } from '#atoms/session/mark.ts';
import { bareRoute, looksNow, pictureName } from './place.ts';
import { isSheet } from './parts.ts';

/** A picture as it lay on the device. What is `unknown` is looked at where it is used. */
export interface Kept {
  css: string;
  until: string;
  body: unknown;
  names: unknown;
  /** Only the frame is of use: the screen is scrolled to where its picture does not reach. */
  scrolled: boolean;
}

/** What lies in the database under some keys, the later of which the earlier ones tell. */
async function readDevice<T>(read: (get: (key: string) => Promise<unknown>) => Promise<T>): Promise<T> {
  const opened = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('kabinet', 1);
    // It is the console's to make.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('error', () => reject(new Error('No database')));
    opening.addEventListener('success', () => resolve(opening.result));
  });
  try {
    const values = opened.transaction('values').objectStore('values');
    const get = (key: string) =>
      new Promise<unknown>((resolve, reject) => {
        const asked = values.get(key);
        asked.addEventListener('success', () => resolve(asked.result));
        asked.addEventListener('error', () => reject(new Error(`No ${key}`)));
      });
    return await read(get);
  } finally {
    opened.close();
  }
}

const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null;

/** A picture from the device, unless it is of another build or other settings, too old, or none at all. Its body is not looked at yet. */
export function pictureOf(record: unknown, build: string, now: number): Omit<Kept, 'scrolled'> | null {
  if (!isObject(record) || record['shapes'] !== shapes || typeof record['text'] !== 'string') return null;
  if (typeof record['at'] !== 'number' || record['at'] <= now - mostAge) return null;
  const data: unknown = JSON.parse(record['text']);
  if (!isObject(data) || data['build'] !== build || data['looks'] !== looksNow()) return null;
  const { css, until, body, names } = data;
  return typeof css === 'string' && isSheet(css) && typeof until === 'string'
    ? { css, until, body, names }
    : null;
}

/** How far the screen that is come back to was scrolled, px; see `useScrollMemory`. */
function scrolledBy(): number {
  const state: unknown = history.state;
  const key = isObject(state) && typeof state['key'] === 'string' ? state['key'] : 'default';
  return Number(sessionStorage.getItem(`kabinet.scroll.${key}`) ?? 0);
}

/** The last picture of the route that the page is opened at, else that of the bare frame; null where nothing may be shown. */
export async function lastPicture(build: string): Promise<Kept | null> {
  if (!authorWasHere() || rowsMark() !== 'kept' || !keepsRows()) return null;
  if (/^#\/(?:login|register|forgot|recovery|404|500)/.test(location.hash)) return null;
  const route = bareRoute(location.hash);
  return readDevice(async (get) => {
    const owner = await get(ownerKey);
    if (typeof owner !== 'string') return null;
    const read = async (of?: string) =>
      pictureOf(await get(keyOf(owner, pictureName(of))), build, Date.now());
    const scrolled = scrolledBy() > 0;
    const own = route === null || scrolled ? null : await read(route);
    const picture = own ?? (await read());
    return picture && { ...picture, scrolled };
  });
}
