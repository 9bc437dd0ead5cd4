import { atom, type Atom, type Getter, type Setter } from 'jotai';
import { now } from '#lib/time/clock.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { onLeave } from '../session/private.ts';
import { sameValue, type FieldName } from './fields.ts';
import { distinctAtom } from '../distinctAtom.ts';

/** What is typed into a field within this time is one step, ms: an undo takes back some words, not one letter. A clock may be set back meanwhile. */
const together = 1500;

/** How many steps are remembered. */
const remembered = 200;

/** A change of the form, with what its fields held before and after it. */
interface Step<Fields> {
  before: Partial<Fields>;
  after: Partial<Fields>;
  /** When it began, ms. */
  at: number;
  /** The text within a field, if it has several. */
  part: string | null;
}

interface Steps<Fields> {
  past: readonly Step<Fields>[];
  future: readonly Step<Fields>[];
}

/** The undo and redo steps of an editor over the whole form. They live as long as the page. */
export function createSteps<Fields extends object>() {
  const none: Steps<Fields> = { past: [], future: [] };
  const stepsAtom = atom<Readonly<Record<string, Steps<Fields>>>>({});
  onLeave((_get, set) => set(stepsAtom, {}));

  const stepsOf = (get: Getter, key: string) => get(stepsAtom)[key] ?? none;
  const put = (set: Setter, key: string, steps: Steps<Fields>) =>
    set(stepsAtom, (all) => ({ ...all, [key]: steps }));

  const namesOf = (fields: Partial<Fields>): FieldName<Fields>[] => {
    const names: FieldName<Fields>[] = [];
    for (const name in fields) names.push(name);
    return names;
  };

  /** Records a change: `before` has every field that `after` has. Continued typing in a field joins its last step. */
  function record(
    get: Getter,
    set: Setter,
    {
      key,
      before,
      after,
      part = null,
    }: { key: string; before: Fields; after: Partial<Fields>; part?: string | null | undefined },
  ): void {
    const step: Step<Fields> = { before: {}, after: {}, at: now(), part };
    for (const name of namesOf(after)) {
      if (sameValue(before[name], after[name])) continue;
      step.before[name] = before[name];
      step.after[name] = after[name];
    }
    const names = namesOf(step.after);
    if (names.length === 0) return;
    const { past } = stepsOf(get, key);
    const last = past.at(-1);
    const joins =
      last !== undefined &&
      Math.abs(step.at - last.at) < together &&
      namesOf(last.after).join() === names.join() &&
      (part === null ? names.every((name) => typeof step.after[name] === 'string') : last.part === part) &&
      names.every((name) => last.after[name] === step.before[name]);
    const next = joins ? [...past.slice(0, -1), { ...last, after: step.after }] : [...past, step];
    put(set, key, { past: next.slice(-remembered), future: [] });
  }

  /** Moves one step back or forward, and returns the values for the form. */
  function move(get: Getter, set: Setter, key: string, way: 'undo' | 'redo'): Partial<Fields> | null {
    const { past, future } = stepsOf(get, key);
    const [from, to] = way === 'undo' ? [past, future] : [future, past];
    const step = from.at(-1);
    if (step === undefined) return null;
    const [rest, grown] = [from.slice(0, -1), [...to, { ...step, at: 0 }]];
    put(set, key, way === 'undo' ? { past: rest, future: grown } : { past: grown, future: rest });
    return way === 'undo' ? step.before : step.after;
  }

  return {
    record,
    move,

    /** Removes steps that can no longer be undone. */
    forgetAtom: atom(null, (_get, set, key: string) => put(set, key, none)),

    /** A new entity has an id now: its steps continue under it. */
    renameAtom: atom(null, (get, set, { from, to }: { from: string; to: string }) => {
      if (from === to) return;
      put(set, to, stepsOf(get, from));
      put(set, from, none);
    }),

    /** Whether undo and redo are possible. */
    waysAtom: boundedAtomFamily((key: string): Atom<{ undo: boolean; redo: boolean }> =>
      distinctAtom((get) => {
        const { past, future } = stepsOf(get, key);
        return { undo: past.length > 0, redo: future.length > 0 };
      }),
    ),
  };
}
