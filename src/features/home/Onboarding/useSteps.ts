import { useAtomValue } from 'jotai';
import type { Lecture } from '#domain/lecture/schema.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { lectureListAtom } from '#atoms/lecture/lectures.ts';
import { publicationListAtom } from '#atoms/publication/publications.ts';
import { authorAtom } from '#atoms/session/session.ts';

/** The steps to the first publication, in their order. */
export const steps = ['profile', 'lecture', 'price', 'publication'] as const;
export type Step = (typeof steps)[number];

const lastLecture = { sort: '-updatedAt', limit: 1 };
const lastPublication = { filter: { contentType: 'lecture' }, sort: '-updatedAt', limit: 1 };

/** How far an author has come on the way to the first publication. */
export interface FirstSteps {
  /** Whether what was done is known. */
  known: boolean;
  done: Record<Step, boolean>;
  /** The first step that is not done. */
  current: Step;
  lecture: Lecture | null;
  publication: Publication | null;
}

/** How far the author has come. Nobody whose publication was sent is shown these steps. */
export function useSteps(): FirstSteps {
  const author = useAtomValue(authorAtom);
  const lectures = useAtomValue(lectureListAtom(lastLecture));
  const publications = useAtomValue(publicationListAtom(lastPublication));
  const lecture = lectures.items[0] ?? null;
  const publication = publications.items[0] ?? null;
  const done = {
    profile: Boolean(author?.firstName && author.lastName && author.country && author.timezone),
    lecture: lecture !== null,
    price: lecture !== null && publication !== null,
    publication: false,
  };
  return {
    known: lectures.status !== 'loading' && publications.status !== 'loading',
    done,
    current: steps.find((step) => !done[step]) ?? 'publication',
    lecture,
    publication,
  };
}
