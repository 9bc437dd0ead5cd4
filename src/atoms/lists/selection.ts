import { atom } from 'jotai';
import { onLeave } from '../session/private.ts';
import { named } from './named.ts';

/** What is selected in a list. */
export interface ListSelection {
  /** What the list was asked for when it was selected: for anything else the selection counts as empty. */
  asked: string;
  ids: ReadonlySet<string>;
}

const nothing: ListSelection = { asked: '', ids: new Set() };

/** The selection of a list, by the list's name. It outlives the screen, so that Back from a row finds it. */
export const listSelectionAtom = named((_list) => atom(nothing));

onLeave((_get, set) => {
  for (const selection of listSelectionAtom.all()) set(selection, nothing);
});
