import { atom } from 'jotai';
import { onLeave } from '../session/private.ts';
import { named } from './named.ts';

/** The running export of a list into a file. */
export interface ListExport {
  /** How many rows are read. */
  done: number;
  /** How many there are. */
  total: number;
  stop: () => void;
}

/** The export of a list by its name, or null. It continues when the author leaves the screen. */
export const listExportAtom = named((_list) => atom<ListExport | null>(null));

onLeave((get, set) => {
  for (const running of listExportAtom.all()) {
    get(running)?.stop();
    set(running, null);
  }
});
