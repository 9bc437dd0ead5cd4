import { enoughDescription, type ReadinessCheck } from '#domain/content/readiness.ts';
import type { DatesState, MarathonReadinessId } from '#domain/marathon/readiness.ts';
import type { ReadinessLine } from '#features/kits/editor/EditorKit/kind.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { groupDigits } from '#lib/numbers.ts';
import { readinessMessages } from './readinessMessages.ts';

/** What is known beside the checklist itself. */
export interface ReadinessFacts {
  /** A cover is set, whatever its size. */
  hasCover: boolean;
  /** Characters. */
  descriptionLength: number;
  modules: number;
  lectures: number;
  /** Of a marathon. */
  dates?: DatesState;
}

type Texts = (typeof readinessMessages)['ru'];
type Words = Pick<ReadinessLine, 'label' | 'action' | 'field' | 'note'>;

/** The programme, where the readiness list leads for what is in it. */
export const programField = 'program';

const words: Record<MarathonReadinessId, (t: Texts, done: boolean, facts: ReadinessFacts) => Words> = {
  cover: (t, done, { hasCover }) => ({
    label: done ? t.coverDone : hasCover ? t.coverSmall : t.coverNone,
    action: hasCover ? t.replace : t.add,
    field: 'imageId',
  }),
  description: (t, done, { descriptionLength }) => ({
    label: (done ? t.descriptionDone : t.descriptionShort)(enoughDescription),
    action: t.write,
    field: 'description',
    ...(done && { note: groupDigits(descriptionLength) }),
  }),
  learnings: (t, done) => ({
    label: done ? t.learningsDone : t.learningsNone,
    action: t.write,
    field: 'learnings',
  }),
  modules: (t, done, { modules }) => ({
    label: done ? t.modulesDone : modules === 0 ? t.modulesNone : t.modulesEmpty,
    action: modules === 0 ? t.add : t.fill,
    field: programField,
    ...(done && { note: groupDigits(modules) }),
  }),
  lectures: (t, done, { lectures }) => ({
    label: done ? t.lecturesDone : t.lecturesNone,
    action: t.show,
    field: programField,
    ...(done && { note: groupDigits(lectures) }),
  }),
  tags: (t, done) => ({ label: done ? t.tagsDone : t.tagsNone, action: t.add, field: 'tags' }),
  price: (t, done) => ({ label: done ? t.priceDone : t.priceNone, action: t.set, field: 'costKopecks' }),
  dates: (t, done, { dates = 'none' }) => ({
    label: done ? t.ahead : t[dates],
    action: t.set,
    field: dates === 'enrolmentOver' ? 'enrollTo' : 'startsAt',
  }),
};

/** The checklist of a course or a marathon in words, in its order. */
export const readinessLines = (
  checks: ReadinessCheck<MarathonReadinessId>[],
  facts: ReadinessFacts,
  language: Language,
): ReadinessLine[] =>
  checks.map(({ id, done, required, closed }) => ({
    id,
    done,
    required,
    closed,
    ...words[id](readinessMessages[language], done, facts),
  }));
