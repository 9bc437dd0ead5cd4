import type { ReadinessCheck } from '#domain/content/readiness.ts';
import type { DatesState, MarathonReadinessId } from '#domain/marathon/readiness.ts';
import type { ReadinessLine } from '#features/kits/editor/EditorKit/kind.ts';
import {
  lineTexts,
  readinessLines,
  sharedWords,
  type LineFacts,
} from '#features/kits/editor/EditorKit/readinessLines.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { groupDigits } from '#lib/number/numbers.ts';
import { readinessMessages } from './readinessMessages.ts';

/** Facts for the checklist that are not fields. */
interface ReadinessFacts extends LineFacts {
  modules: number;
  lectures: number;
  /** Of a marathon. */
  dates?: DatesState;
}

/** The programme, where the readiness list leads for what is in it. */
export const programField = 'program';

/** The checklist of a course or a marathon in words, in its order. */
export function programReadinessLines(
  checks: ReadinessCheck<MarathonReadinessId>[],
  facts: ReadinessFacts,
  language: Language,
): ReadinessLine[] {
  const t = lineTexts(language, readinessMessages);
  const { modules, lectures, dates = 'none' } = facts;
  return readinessLines(checks, {
    ...sharedWords(t, facts),
    learnings: (done) => ({
      label: done ? t.learningsDone : t.learningsNone,
      action: t.write,
      field: 'learnings',
    }),
    modules: (done) => ({
      label: done ? t.modulesDone : modules === 0 ? t.modulesNone : t.modulesEmpty,
      action: modules === 0 ? t.add : t.fill,
      field: programField,
      ...(done && { note: groupDigits(modules) }),
    }),
    lectures: (done) => ({
      label: done ? t.lecturesDone : t.lecturesNone,
      action: t.show,
      field: programField,
      ...(done && { note: groupDigits(lectures) }),
    }),
    dates: (done) => ({
      label: done ? t.ahead : t[dates],
      action: t.set,
      field: dates === 'enrolmentOver' ? 'enrollTo' : 'startsAt',
    }),
  });
}
