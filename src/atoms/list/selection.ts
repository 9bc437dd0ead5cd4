import { atom } from 'jotai';
import type { Entity } from '../pages.ts';
import { onLeave } from '../session/private.ts';
import { named } from './named.ts';

/** The selection of a list. */
export interface ListSelection {
  /** The parameters of the list at that time: with others the selection counts as empty. */
  asked: string;
  ids: ReadonlySet<string>;
  /** Rows by id that were loaded for the selection and are not in the list. */
  rows: ReadonlyMap<string, Entity>;
}

const nothing: ListSelection = { asked: '', ids: new Set(), rows: new Map() };

/** The selection of a list by its name. It outlives the screen, so that it is there after Back. */
export const listSelectionAtom = named((_list) => atom(nothing));

onLeave((_get, set) => {
  for (const selection of listSelectionAtom.all()) set(selection, nothing);
});
