import { atom, type Getter } from 'jotai';
import { onLeave } from '../session/private.ts';
import type { QuestionFields } from '#domain/quiz/fields.ts';

/** Ids that the device gave before the platform gave its own, both ways. They live as long as the page. */
const idsAtom = atom(() => ({ real: new Map<string, string>(), own: new Map<string, string>() }));
onLeave((get) => {
  get(idsAtom).real.clear();
  get(idsAtom).own.clear();
});

/** An id for what the platform does not have yet. */
export const ownId = () => `new-${crypto.randomUUID()}`;

/** Notes the ids that the platform gave. */
export function noteIds(get: Getter, ids: ReadonlyMap<string, string>): void {
  const { real, own } = get(idsAtom);
  for (const [mine, given] of ids) {
    real.set(mine, given);
    own.set(given, mine);
  }
}

/** The id that a thing has on the screen: it stays when the platform gives another, and the focus with it. */
export const shownIdAtom = atom((get) => {
  const { own } = get(idsAtom);
  return (id: string) => own.get(id) ?? id;
});

/**
 * The questions under the ids of the platform as far as it has them: a step of undo may bring back those of before a save,
 * and what is there must not be made again.
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
