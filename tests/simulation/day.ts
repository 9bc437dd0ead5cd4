import { vi } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import type { Course } from '#domain/course/schema.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { empty } from '#platform/scenarios/empty.ts';
import type { Scenario } from '#platform/scenarios/scenario.ts';
import { testPlatform } from '#platform/testing/platform.ts';
import { createOrder, type Act } from './acts.ts';
import { Author, lectureActs, wordsOf, type Hand } from './author.ts';
import { courseActs, Organizer } from './course.ts';
import { uploadActs, Uploader } from './uploads.ts';
import { World } from './world.ts';

const other = { id: 'author-pavel', email: 'pavel@example.com', password: 'author-demo-2026' };

/** Two authors of one platform, with nothing made yet. */
const two: Scenario = (now) =>
  empty(now).flatMap((one) => [
    one,
    {
      ...one,
      account: other,
      profile: { ...one.profile, id: other.id, email: other.email, firstName: 'Павел' },
    },
  ]);

/**
 * Draws what is random otherwise from a seed: of rows with equal stamps the order follows from their ids. A shorter day goes on with the
 * same numbers. Answers what gives chance back.
 */
function seedChance(seed: number): () => void {
  const next = createOrder(seed + 1);
  const digits = (count: number) =>
    Array.from(
      { length: count },
      () =>
        next(2 ** 31)
          .toString(16)
          .at(-2) ?? '0',
    ).join('');
  const spies = [
    vi
      .spyOn(crypto, 'randomUUID')
      .mockImplementation(
        () => `${digits(8)}-${digits(4)}-4${digits(3)}-a${digits(3)}-${digits(12)}` as const,
      ),
    vi.spyOn(Math, 'random').mockImplementation(() => next(2 ** 31) / 2 ** 31),
  ];
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}

/** A platform, and the world around it, for as long as a day takes. */
async function inWorld(
  seed: number,
  work: (world: World, at: Awaited<ReturnType<typeof testPlatform>>) => Promise<string[]>,
): Promise<string[]> {
  const giveBack = seedChance(seed);
  const at = await testPlatform({ scenario: two, probe: async () => null });
  const world = new World((request, author) => {
    at.clock.now = world.time;
    at.sessions.hold(author);
    return at.platform.fetch(request);
  }, demoAccount.id);
  try {
    return await work(world, at);
  } finally {
    world.end();
    await at.close();
    giveBack();
  }
}

const runLectures = (history: readonly Act[], seed: number): Promise<string[]> =>
  inWorld(seed, async (world, at) => {
    const handOf = async (author: string, letter: string): Promise<Hand> => {
      const ids: string[] = [];
      at.sessions.hold(author);
      for (const name of [`${letter}0 первая`, `${letter}0 вторая`])
        ids.push((await at.ask<Lecture>(endpoints.lecture.create, { body: { name } })).id);
      return { author, letter, ids };
    };
    const author = new Author(world, at, [await handOf(demoAccount.id, 'aw'), await handOf(other.id, 'bw')]);
    for (const act of history) await author.do(act);
    const lectures = await author.end();
    const { wrong, words, excused, firsts } = author;
    const where = new Map<string, Set<string>>();
    for (const { id, description } of lectures)
      for (const word of wordsOf(description ?? '')) where.set(word, (where.get(word) ?? new Set()).add(id));
    for (const { text, key } of words)
      if (!where.has(text) && !excused.has(text)) wrong.push(`${text}, typed into ${key}, is nowhere`);
    for (const [word, places] of where)
      if (places.size > 1 && !excused.has(word)) wrong.push(`${word} is in ${places.size} lectures`);
    for (const { id, description } of lectures) {
      const begun = wordsOf(description ?? '').filter((word) => firsts.has(word));
      if (begun.length > 1)
        wrong.push(`${begun.join(', ')} began lectures of their own, and are in one: ${id}`);
    }
    return wrong;
  });

const runCourse = (history: readonly Act[], seed: number): Promise<string[]> =>
  inWorld(seed, async (world, at) => {
    const { id } = await at.ask<Course>(endpoints.course.create, { body: { name: 'Курс 0' } });
    const modules: { name: string; lectures: string[] }[] = [];
    for (const [name, ...lectures] of [
      ['Модуль 0а', 'Лекция 0а', 'Лекция 0б'],
      ['Модуль 0б', 'Лекция 0в'],
    ]) {
      const ids: string[] = [];
      for (const one of lectures)
        ids.push((await at.ask<Lecture>(endpoints.lecture.create, { body: { name: one } })).id);
      await at.ask(endpoints.course.createModule, { params: { id }, body: { name, lectures: ids } });
      modules.push({ name: name ?? '', lectures });
    }
    const author = new Organizer(world, at, { id, seen: { name: 'Курс 0', modules } });
    for (const act of history) await author.do(act);
    await author.end();
    return author.wrong;
  });

const runUploads = (history: readonly Act[], seed: number): Promise<string[]> =>
  inWorld(seed, async (world, at) => {
    const author = new Uploader(world, at, [demoAccount.id, other.id]);
    for (const act of history) await author.do(act);
    await author.end();
    return author.wrong;
  });

/** What is done in a day, how often what, and what part of all days is of the sort. A day answers what was promised and does not hold. */
export const sorts = {
  lectures: { acts: lectureActs, share: 0.5, run: runLectures },
  courses: { acts: courseActs, share: 0.4, run: runCourse },
  uploads: { acts: uploadActs, share: 0.1, run: runUploads },
};
