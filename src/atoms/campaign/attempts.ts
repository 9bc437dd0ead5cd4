import { atom } from 'jotai';
import * as v from 'valibot';
import { named } from '../list/named.ts';
import { authorAtom } from '../session/session.ts';
import { sharedAtom } from '../ui/shared.ts';

/** A sent draft without an answer yet: its content, and its key. */
const attemptSchema = v.object({ of: v.string(), key: v.string() });

/** A campaign that was sent and has had no answer yet. */
export type Attempt = v.InferOutput<typeof attemptSchema>;

const attemptsSchema = v.record(v.string(), attemptSchema);

type Attempts = Readonly<Record<string, Attempt>>;

const storedOf = named((author) => sharedAtom<Attempts>(`campaign-attempts.${author}`, {}, attemptsSchema));

/** Changes the attempts, by draft key. Nobody subscribes to them, so only an update function is sure to see the current value. */
export const attemptsAtom = atom(null, (get, set, change: (attempts: Attempts) => Attempts) =>
  set(storedOf(get(authorAtom)?.id ?? ''), change),
);
