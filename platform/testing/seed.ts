import { saveClient } from '../records/people.ts';
import { saveAnswer } from '../records/questions.ts';
import { find, type Of } from '../records/kinds.ts';
import { saveById } from '../records/save.ts';
import { savePublication } from '../records/saveContent.ts';
import { demoAccount } from '../scenarios/demo.ts';
import type { RowsWriter } from '../store/store.ts';
import type { TestPlatform } from './platform.ts';

const moment = '2026-11-01T09:00:00.000Z';
const stamps = { createdAt: moment, updatedAt: moment };

/** Writes rows of the demo's author that no call of an author makes. */
const write = (at: TestPlatform, work: (rows: RowsWriter) => Promise<void>) =>
  at.store.of(demoAccount.id).change(work);

/** Keeps a client's attempt at a quiz. */
export const seedAnswer = (at: TestPlatform, answer: Partial<Of<'answer'>> & { id: string }) =>
  write(at, (rows) =>
    saveAnswer(rows, {
      email: 'client@example.com',
      code: 'VDOH-1',
      quizId: 'quiz-1',
      quizName: 'Дыхание',
      score: 5,
      percent: 80,
      passed: true,
      submittedAt: moment,
      answers: [],
      ...stamps,
      ...answer,
    }),
  );

/** Keeps a client, who takes pushes. */
export const seedClient = (at: TestPlatform, client: Partial<Of<'client'>> & { id: string }) =>
  write(at, (rows) =>
    saveClient(rows, {
      name: 'Анна Лисина',
      purchasesCount: 1,
      totalKopecks: 99_000,
      products: [],
      pushConsent: true,
      ...stamps,
      ...client,
    }),
  );

/** Keeps an image without its bytes. */
export const seedImage = (at: TestPlatform, id: string) =>
  write(at, (rows) =>
    saveById(rows, 'image', {
      id,
      mime: 'image/webp',
      width: 1280,
      height: 720,
      size: 1,
      fileId: id,
      ...stamps,
    }),
  );

/** Gives a publication a status, past the moderator. */
export const seedStatus = (at: TestPlatform, publicationId: string, status: string) =>
  write(at, async (rows) => {
    const publication = await find(rows, 'publication', publicationId);
    if (publication !== null) await savePublication(rows, { ...publication, status });
  });
