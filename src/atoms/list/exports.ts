import { atom } from 'jotai';
import { onLeave } from '../session/private.ts';
import { named } from './named.ts';

/** A list that is being read page by page into a file. */
export interface ListExport {
  /** How many rows are read. */
  done: number;
  /** How many there are. */
  total: number;
  stop: () => void;
}

/** The export of a list, by the list's name, or null. It goes on when the author leaves the screen. */
export const listExportAtom = named((_list) => atom<ListExport | null>(null));

onLeave((get, set) => {
  for (const running of listExportAtom.all()) {
    get(running)?.stop();
    set(running, null);
  }
});
