import { atom } from 'jotai';
import type { Entity } from '../pages.ts';
import { onLeave } from '../session/private.ts';
import { named } from './named.ts';

/** What is selected in a list. */
export interface ListSelection {
  /** What the list was asked for when it was selected: for anything else the selection counts as empty. */
  asked: string;
  ids: ReadonlySet<string>;
  /** Rows by id that were read to be selected, and are not in the loaded list. */
  rows: ReadonlyMap<string, Entity>;
}

const nothing: ListSelection = { asked: '', ids: new Set(), rows: new Map() };

/** The selection of a list, by the list's name. It outlives the screen, so that Back from a row finds it. */
export const listSelectionAtom = named((_list) => atom(nothing));

onLeave((_get, set) => {
  for (const selection of listSelectionAtom.all()) set(selection, nothing);
});
