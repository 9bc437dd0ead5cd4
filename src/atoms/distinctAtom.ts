import { atom, type Atom, type Getter } from 'jotai';
import { selectAtom } from 'jotai/utils';
import { sameValue } from './editor/fields.ts';

const itself = <Value>(value: Value): Value => value;

/** An atom with the value of another; its object changes only if its content does. */
export const distinct = <Value>(valueAtom: Atom<Value>): Atom<Value> =>
  selectAtom(valueAtom, itself<Value>, sameValue);

/** An atom that notifies its readers only when its value has changed, not whenever it was recomputed. */
export const distinctAtom = <Value>(read: (get: Getter) => Value): Atom<Value> => distinct(atom(read));

/**
 * A part of another atom's value that notifies its readers only when it has changed. One atom and not two: a form has one per field, and every
 * keystroke evaluates all of them.
 */
export const distinctPart = <Whole, Part>(wholeAtom: Atom<Whole>, read: (whole: Whole) => Part): Atom<Part> =>
  selectAtom(wholeAtom, read, sameValue);
