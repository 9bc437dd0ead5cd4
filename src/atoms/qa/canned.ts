import { atom } from 'jotai';
import * as v from 'valibot';
import { named } from '../list/named.ts';
import { authorAtom } from '../session/session.ts';
import { sharedAtom } from '../ui/shared.ts';

/** How many canned answers a device keeps. */
const mostCanned = 30;

const storedOf = named((author) => sharedAtom<string[]>(`canned.${author}`, [], v.array(v.string())));

/** The author's canned answers on this device, the latest first: the platform has no call for them. */
export const cannedAnswersAtom = atom(
  (get) => {
    const author = get(authorAtom);
    return author === null ? [] : get(storedOf(author.id));
  },
  (get, set, change: (answers: readonly string[]) => string[]) => {
    const author = get(authorAtom);
    if (author === null) return;
    set(storedOf(author.id), (answers) => change(answers).slice(0, mostCanned));
  },
);
