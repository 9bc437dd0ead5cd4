import { atom, type Getter, type Setter } from 'jotai';
import { differenceOf, markOf, type MarkDifference } from '#lib/fileMark.ts';
import { languageAtom } from '../ui/language.ts';
import { commitAtom, engineAtom } from './engine.ts';
import { entriesAtom, type Entry } from './entries.ts';
import { askLeave, handleOf, readHandle } from './files.ts';
import { otherFile } from './messages.ts';

/** What became of a file that was offered again. `refused` says why in the author's language. */
export type FileOffer =
  | { status: 'taken' }
  | { status: 'refused'; reason: MarkDifference; message: string }
  /** The browser gave no leave, or the upload is gone. */
  | { status: 'none' };

async function take(get: Getter, set: Setter, { id, mark, reason }: Entry, file: File): Promise<FileOffer> {
  // A file that changed is begun anew, with whatever the author chooses.
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

/** Offers the file of an upload again, which is recognised by its name, size, time and a digest of its ends. */
export const provideFileAtom = atom(
  null,
  async (get, set, { id, file, handle }: Provided): Promise<FileOffer> => {
    const entry = get(entriesAtom).find((one) => one.id === id);
    if (entry === undefined) return { status: 'none' };
    const offer = await take(get, set, entry, file);
    if (offer.status === 'taken' && handle) get(engineAtom).handles.set(id, handle);
    return offer;
  },
);

/** Asks the browser for leave to read the file of an upload again; on a press only. */
export const allowFileAtom = atom(null, async (get, set, id: string): Promise<FileOffer> => {
  const entry = get(entriesAtom).find((one) => one.id === id);
  const handle = await handleOf(get, id);
  if (entry === undefined || handle === null || !(await askLeave(handle))) return { status: 'none' };
  const file = await readHandle(handle);
  if (file !== null) return take(get, set, entry, file);
  const message = otherFile[get(languageAtom)].unreadable(entry.mark.name);
  return { status: 'refused', reason: 'unreadable', message };
});
