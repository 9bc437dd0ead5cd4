import { endpoints } from '#api/endpoints.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { testPlatform } from '#platform/testing/platform.ts';
import type { Act } from './acts.ts';
import { Author, wordsOf } from './author.ts';
import { World } from './world.ts';

/** Runs a day from its beginning to its end. Answers what was promised and does not hold; nothing where all does. */
export async function runDay(history: readonly Act[]): Promise<string[]> {
  const at = await testPlatform({ scenario: empty });
  const ids: string[] = [];
  for (const name of ['Первая', 'Вторая'])
    ids.push((await at.ask<Lecture>(endpoints.lecture.create, { body: { name } })).id);
  const world = new World((request) => {
    at.clock.now = Date.now();
    return at.platform.fetch(request);
  });
  try {
    const author = new Author(world, at, ids);
    for (const act of history) await author.do(act);
    const lectures = await author.end();
    const { wrong, words } = author;
    const found = lectures.flatMap(({ id, description }) =>
      wordsOf(description ?? '').map((word) => [word, id] as const),
    );
    const where = new Map<string, string[]>();
    for (const [word, id] of found) where.set(word, [...(where.get(word) ?? []), id]);
    for (const { text, key } of words)
      if (!where.has(text)) wrong.push(`${text}, typed into ${key}, is nowhere`);
    for (const [word, places] of where)
      if (new Set(places).size > 1) wrong.push(`${word} is in ${new Set(places).size} lectures`);
    return wrong;
  } finally {
    world.end();
  }
}
