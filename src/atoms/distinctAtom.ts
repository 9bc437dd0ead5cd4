import { atom, type Atom, type Getter } from 'jotai';
import { selectAtom } from 'jotai/utils';
import { sameValue } from './editor/fields.ts';

const itself = <Value>(value: Value): Value => value;

/** An atom with the value of another: the object that it holds is a new one only when it says something else. */
export const distinct = <Value>(valueAtom: Atom<Value>): Atom<Value> =>
  selectAtom(valueAtom, itself<Value>, sameValue);

/** An atom that tells its readers only when what it holds is another value, not when it was merely worked out anew. */
export const distinctAtom = <Value>(read: (get: Getter) => Value): Atom<Value> => distinct(atom(read));

/**
 * A part of what another atom holds, that tells its readers only when it is another value. One atom and not two: a form has
 * one for each field, and all of them are asked with each key.
 */
export const distinctPart = <Whole, Part>(wholeAtom: Atom<Whole>, read: (whole: Whole) => Part): Atom<Part> =>
  selectAtom(wholeAtom, read, sameValue);
