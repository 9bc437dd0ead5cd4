import type { quiz } from '#api/quiz/endpoints.ts';
import type { Routes } from '../context.ts';
import { checkSameId } from '../records/contentRoutes.ts';
import { stampFields, withoutOwn } from '../records/fields.ts';
import { as } from '../records/kinds.ts';
import { listOfKind, type ListRules } from '../records/lists.ts';
import { saveQuiz } from '../records/questions.ts';
import { created, newId, touched } from '../stamps.ts';
import { answerRoutes } from './quizAnswers.ts';
import { checkQuiz, missingQuiz, readQuiz } from './quizEdit.ts';
import { questionRoutes } from './quizQuestions.ts';

const rules: ListRules = {
  filters: { id: 'oneOf', status: 'oneOf' },
  sorts: ['name', 'createdAt', 'updatedAt', 'status', 'questionsCount'],
  defaultSort: '-createdAt',
};

/** Questions have their own calls. */
const own = [...stampFields, 'questions'];

export const quizRoutes: Routes<typeof quiz> = {
  ...questionRoutes,
  ...answerRoutes,
  async list({ rows, body }) {
    return listOfKind(rows, 'quiz', rules, body);
  },
  async create({ rows, body, platform }) {
    const draft = { status: 'draft' };
    const doc = as('quiz', {
      ...draft,
      ...withoutOwn(body, own),
      id: newId(),
      ...created(platform.now()),
    });
    checkQuiz(draft, doc, true);
    await rows.change((tx) => saveQuiz(tx, doc));
    return doc;
  },
  async get({ rows, params }) {
    return readQuiz(rows, params.id);
  },
  async update({ rows, params, body, platform }) {
    checkSameId(params, body);
    return rows.change(async (tx) => {
      const before = await readQuiz(tx, params.id);
      const { status = before.status, ...settings } = withoutOwn(body, own);
      const changed = Object.entries(settings).some(
        ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
      );
      const doc = as('quiz', { ...before, ...settings, status, ...touched(before, platform.now()) });
      checkQuiz(before, doc, changed);
      await saveQuiz(tx, doc);
      return doc;
    });
  },
  /** Answers of clients are kept, with the quiz's last name. */
  async remove({ rows, params }) {
    const removed = await rows.change((tx) => tx.remove('quiz', params.id));
    if (!removed) throw missingQuiz(params.id);
    return undefined;
  },
};
