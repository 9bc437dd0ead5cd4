import { atom, type Getter } from 'jotai';
import { onLeave } from '../session/private.ts';
import type { QuestionFields } from '#domain/quiz/fields.ts';

/** Temporary ids of the device and the platform's ids, in both directions. They live as long as the page. */
const idsAtom = atom(() => ({ real: new Map<string, string>(), own: new Map<string, string>() }));
onLeave((get) => {
  get(idsAtom).real.clear();
  get(idsAtom).own.clear();
});

/** A temporary id. */
export const ownId = () => `new-${crypto.randomUUID()}`;

/** Records ids of the platform. */
export function noteIds(get: Getter, ids: ReadonlyMap<string, string>): void {
  const { real, own } = get(idsAtom);
  for (const [mine, given] of ids) {
    real.set(mine, given);
    own.set(given, mine);
  }
}

/** The stable id on the screen: it does not change when the platform assigns one, so the focus stays. */
export const shownIdAtom = atom((get) => {
  const { own } = get(idsAtom);
  return (id: string) => own.get(id) ?? id;
});

/**
 * The questions with the platform's ids, as far as they exist: undo may restore those from before a save, and existing ones must not be created
 * again.
 */
export function underKnownIds(
  get: Getter,
  questions: readonly QuestionFields[],
  theirs: readonly QuestionFields[],
): QuestionFields[] {
  const { real } = get(idsAtom);
  const there = new Set(theirs.flatMap(({ id, options }) => [id, ...options.map((option) => option.id)]));
  const known = (id: string) => {
    const given = real.get(id);
    return given !== undefined && there.has(given) ? given : id;
  };
  return questions.map((question) => ({
    ...question,
    id: known(question.id),
    options: question.options.map((option) => ({ ...option, id: known(option.id) })),
  }));
}
