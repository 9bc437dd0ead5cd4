import { atom, type Getter, type Setter } from 'jotai';
import { differenceOf, markOf, type MarkDifference } from '#lib/file/fileMark.ts';
import { languageAtom } from '../ui/language.ts';
import { commitAtom, engineAtom } from './engine.ts';
import { entriesAtom, type Entry } from './entries.ts';
import { askLeave, findFile, handleOf, readHandle } from './files.ts';
import { otherFile } from './messages.ts';

/** The result of offering a file again. `refused` has the reason in the author's language. */
export type FileOffer =
  | { status: 'taken' }
  | { status: 'refused'; reason: MarkDifference; message: string }
  /** The browser gave no permission, or the upload is gone. */
  | { status: 'none' };

async function take(get: Getter, set: Setter, { id, mark, reason }: Entry, file: File): Promise<FileOffer> {
  // A changed file starts again, with any file of the author's choice.
  const anew = reason === 'changed' || mark.size === 0;
  const difference = anew ? null : await differenceOf(file, mark);
  const refused = (why: MarkDifference): FileOffer => {
    const message = otherFile[get(languageAtom)][why](why === 'name' ? mark.name : file.name);
    return { status: 'refused', reason: why, message };
  };
  if (difference !== null) return refused(difference);
  const found = await markOf(file).catch(() => null);
  if (found === null || file.size === 0) return refused('unreadable');
  set(commitAtom, { type: 'provide', id, mark: found, anew }, new Map([[id, file]]));
  return { status: 'taken' };
}

interface Provided {
  id: string;
  file: File;
  handle?: FileSystemFileHandle | null | undefined;
}

/** Offers the file of an upload again. It is recognised by name, size, time and a digest of its ends. */
export const offerFileAtom = atom(
  null,
  async (get, set, { id, file, handle }: Provided): Promise<FileOffer> => {
    const entry = get(entriesAtom).find((one) => one.id === id);
    if (entry === undefined) return { status: 'none' };
    const offer = await take(get, set, entry, file);
    if (offer.status === 'taken' && handle) get(engineAtom).handles.set(id, handle);
    return offer;
  },
);

const needsLeave = ({ state, needs }: Entry) => state === 'waitingFile' && needs === 'permission';

/** Resumes uploads whose files are readable by now. */
const takeAllowedAtom = atom(null, async (get, set): Promise<void> => {
  for (const entry of get(entriesAtom).filter(needsLeave)) {
    const found = await findFile(get, entry);
    if (found instanceof File) await take(get, set, entry, found);
  }
});

/**
 * Asks the browser for permission to read the file of an upload again. Needs a user gesture. Other files that the author allowed with it are resumed
 * too: browsers ask once for all files of a visit.
 */
export const allowFileAtom = atom(null, async (get, set, id: string): Promise<FileOffer> => {
  const entry = get(entriesAtom).find((one) => one.id === id);
  const handle = await handleOf(get, id);
  if (entry === undefined || handle === null || !(await askLeave(handle))) return { status: 'none' };
  const file = await readHandle(handle);
  if (file !== null) {
    const offer = await take(get, set, entry, file);
    await set(takeAllowedAtom);
    return offer;
  }
  const message = otherFile[get(languageAtom)].unreadable(entry.mark.name);
  return { status: 'refused', reason: 'unreadable', message };
});

/** How many uploads wait for permission to read their files. */
export const leavesNeededAtom = atom((get) => get(entriesAtom).filter(needsLeave).length);

/** Asks for permission to read all waiting files with one press. Returns the offered and the refused ones. */
export const allowFilesAtom = atom(null, async (get, set): Promise<FileOffer[]> => {
  const offers: FileOffer[] = [];
  for (const { id } of get(entriesAtom).filter(needsLeave)) {
    const still = get(entriesAtom).find((entry) => entry.id === id);
    if (still !== undefined && needsLeave(still)) offers.push(await set(allowFileAtom, id));
  }
  return offers;
});
