import { atom } from 'jotai';
import * as v from 'valibot';
import { named } from '../list/named.ts';
import { authorAtom } from '../session/session.ts';
import { sharedAtom } from '../ui/shared.ts';

/** A sent draft without an answer yet. */
const attemptSchema = v.object({
  /** What its author wants. */
  of: v.string(),
  key: v.string(),
  /** The cover that was sent; absent if it may be another one next time. */
  imageId: v.optional(v.nullable(v.string())),
});

/** A campaign that was sent and has had no answer yet. */
export type Attempt = v.InferOutput<typeof attemptSchema>;

const attemptsSchema = v.record(v.string(), attemptSchema);

type Attempts = Readonly<Record<string, Attempt>>;

const storedOf = named((author) => sharedAtom<Attempts>(`campaign-attempts.${author}`, {}, attemptsSchema));

/** Changes the attempts, by draft key. Nobody subscribes to them, so only an update function is sure to see the current value. */
export const attemptsAtom = atom(null, (get, set, change: (attempts: Attempts) => Attempts) =>
  set(storedOf(get(authorAtom)?.id ?? ''), change),
);

/** Forgets with which cover a draft was sent. Its key stays: an earlier try may have been done. */
export const forgetCoverAtom = atom(null, (_get, set, draft: string) =>
  set(attemptsAtom, ({ [draft]: attempt, ...rest }) =>
    attempt === undefined ? rest : { ...rest, [draft]: { of: attempt.of, key: attempt.key } },
  ),
);
