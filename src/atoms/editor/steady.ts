import { atom, type Atom, type Getter } from 'jotai';
import { sameValue } from './fields.ts';

/** An atom that tells its readers only when what it holds is another value, not when it was merely worked out anew. */
export function steadyAtom<Value>(read: (get: Getter) => Value): Atom<Value> {
  let last: { value: Value } | null = null;
  return atom((get) => {
    const value = read(get);
    if (last === null || !sameValue(last.value, value)) last = { value };
    return last.value;
  });
}
