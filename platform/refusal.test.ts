import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import { isFull, Refusal } from './refusal.ts';
import { testPlatform } from './testing/platform.ts';

/** What SQLite throws when there is no room for another page. */
function fullDatabase(): unknown {
  const database = new DatabaseSync(':memory:');
  database.exec('PRAGMA max_page_count = 3; CREATE TABLE notes (text TEXT)');
  try {
    for (;;) database.prepare('INSERT INTO notes VALUES (?)').run('x'.repeat(4096));
  } catch (error) {
    return error;
  } finally {
    database.close();
  }
}

it('a full disk and a full database are told from other failures', () => {
  expect(isFull(fullDatabase())).toBe(true);
  // The last is what PostgreSQL says.
  for (const code of ['ENOSPC', 'EDQUOT', '53100'])
    expect(isFull(Object.assign(new Error(code), { code }))).toBe(true);
  for (const error of [new Error('full'), Object.assign(new Error('gone'), { code: 'ENOENT' }), 'full', null])
    expect(isFull(error)).toBe(false);
});

it('a failure says nothing of the inside, and the log has its cause', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const at = await testPlatform();
  const cause = new Error('SELECT secret FROM /var/lib/platform.db');
  vi.spyOn(at.store, 'of').mockImplementationOnce(() => {
    throw cause;
  });
  const answer = await at.call(endpoints.tag.list, { body: {} });
  expect([answer.status, await answer.json()]).toEqual([500, { error: 'На платформе что-то сломалось' }]);
  expect(log).toHaveBeenCalledWith('The platform failed', cause);
});

it('what finds no room is answered by 507, and goes through once there is some', async () => {
  const at = await testPlatform();
  const make = () => at.call(endpoints.lecture.create, { body: { name: 'Дыхание и голос' } });
  const of = at.store.of.bind(at.store);
  vi.spyOn(at.store, 'of').mockImplementationOnce((author) => ({
    ...of(author),
    change: () => Promise.reject(fullDatabase()),
  }));
  expect((await make()).status).toBe(507);
  expect((await make()).status).toBe(200);
});

it('no refusal is kept on the way', () => {
  // A shared cache may hold a 404 that names no time, and for good a 410.
  for (const status of [401, 404, 410]) {
    const answer = new Refusal(status, 'Нет', { headers: { 'retry-after': '5' } }).toResponse();
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'retry-after': '5',
    });
  }
});
