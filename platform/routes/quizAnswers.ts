import { fold } from '#lib/text/fold.ts';
import type { quiz } from '#api/quiz/endpoints.ts';
import type { Routes } from '../context.ts';
import { listOf } from '../records/kinds.ts';
import { listOfKind, type ListRules } from '../records/lists.ts';
import { invalid, notFound } from '../refusal.ts';

const rules: ListRules = {
  filters: {
    quizId: 'oneOf',
    passed: 'oneOf',
    from: { kind: 'from', facet: 'submittedAt' },
    to: { kind: 'to', facet: 'submittedAt' },
  },
  sorts: ['submittedAt', 'createdAt', 'updatedAt', 'email', 'quizName', 'score', 'percent'],
  defaultSort: '-submittedAt',
};

const results = ['true', 'false', 'waiting'];

/** The filter `passed` as a facet: `true`, `false`, or «waiting» for unchecked answers. */
function resultsOf(passed: unknown): string[] {
  const wanted = [passed].flat().map(String);
  if (wanted.some((result) => !results.includes(result)))
    throw invalid({ 'filter.passed': 'Проверьте этот фильтр' });
  return wanted;
}

export const answerRoutes: Pick<Routes<typeof quiz>, 'answersList' | 'answersCheck'> = {
  async answersList({ rows, body: { quizId, filter = {}, ...request } }) {
    const { passed, ...others } = filter;
    return listOfKind(rows, 'answer', rules, {
      ...request,
      filter: {
        ...others,
        ...(quizId && { quizId }),
        ...(passed !== undefined && passed !== null && { passed: resultsOf(passed) }),
      },
    });
  },
  async answersCheck({ rows, body }) {
    const { list } = await listOf(rows, 'answer', {
      where: [
        { field: 'email', in: [fold(body.email)] },
        { field: 'code', in: [fold(body.code)] },
      ],
      sort: { field: 'submittedAt', descending: true },
      limit: 1,
    });
    const [found] = list;
    if (found === undefined) throw notFound('Нет ответа с\u00A0такой почтой и\u00A0таким кодом');
    return found;
  },
};
