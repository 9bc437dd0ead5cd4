import { type RowsWriter } from '../store/store.ts';
import type { Of } from './kinds.ts';
import { fold } from '#lib/text/fold.ts';

/** Writes a quiz with its questions. */
export async function saveQuiz(rows: RowsWriter, doc: Of<'quiz'>): Promise<void> {
  await rows.put('quiz', doc, {
    facets: {
      id: doc.id,
      name: fold(doc.name),
      createdAt: doc.createdAt,
      updatedAt: doc.updatedAt,
      status: doc.status,
      questionsCount: doc.questions.length,
    },
    search: doc.name,
  });
}

/** Writes a client's attempt at a quiz. */
export async function saveAnswer(rows: RowsWriter, doc: Of<'answer'>): Promise<void> {
  await rows.put('answer', doc, {
    facets: {
      quizId: doc.quizId,
      quizName: fold(doc.quizName),
      createdAt: doc.createdAt,
      updatedAt: doc.updatedAt,
      email: fold(doc.email),
      code: fold(doc.code),
      score: doc.score ?? null,
      percent: doc.percent ?? null,
      submittedAt: doc.submittedAt,
      // A facet has no third truth value.
      passed: doc.passed === true ? 'true' : doc.passed === false ? 'false' : 'waiting',
    },
    search: [doc.email, doc.code, doc.quizName].join('\n'),
  });
}

/** Order numbers are below this. */
const manyPlaces = 1_000_000_000;

/** Writes a question of clients. */
export async function saveQa(rows: RowsWriter, doc: Of<'qa'>): Promise<void> {
  await rows.put('qa', doc, {
    facets: {
      id: doc.id,
      question: fold(doc.question),
      createdAt: doc.createdAt,
      updatedAt: doc.updatedAt,
      orderNumber: doc.orderNumber,
      // Unanswered ones come first, each part in its own order.
      queue: (doc.status === 'unanswered' ? 0 : manyPlaces) + doc.orderNumber,
      contentType: doc.contentType ?? null,
      contentId: doc.contentId ?? null,
      status: doc.status,
    },
    search: [doc.question, doc.answer ?? ''].join('\n'),
  });
}
