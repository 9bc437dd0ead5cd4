import { atom } from 'jotai';
import * as v from 'valibot';
import { named } from '../list/named.ts';
import { authorAtom } from '../session/session.ts';
import { sharedAtom } from '../ui/shared.ts';

/** What was sent off from a draft and has not been answered yet: what it said, and the key that it went under. */
const attemptSchema = v.object({ of: v.string(), key: v.string() });

/** A campaign that was sent off, and of which nobody has heard yet. */
export type Attempt = v.InferOutput<typeof attemptSchema>;

const attemptsSchema = v.record(v.string(), attemptSchema);

type Attempts = Readonly<Record<string, Attempt>>;

const storedOf = named((author) => sharedAtom<Attempts>(`campaign-attempts.${author}`, {}, attemptsSchema));

/** Changes the attempts, by the keys of their drafts. Nobody follows them: what there is, only a change is sure to see. */
export const attemptsAtom = atom(null, (get, set, change: (attempts: Attempts) => Attempts) =>
  set(storedOf(get(authorAtom)?.id ?? ''), change),
);
