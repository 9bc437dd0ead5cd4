import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { seeded, type Random } from '#platform/scenarios/random.ts';
import { clientOf, writeOn, type Writer } from '#platform/testing/killed.ts';
import { filesOf } from '#platform/testing/killedFiles.ts';
import { checkAgreement, findAll, lectureWriter, tagWriter } from '#platform/testing/killedLectures.ts';
import { uploadWriter } from '#platform/testing/killedUploads.ts';
import { logIn, runServer, startedServer, testFolder } from '#platform/testing/process.ts';

/** How often the server of each folder is killed. At night it is a hundred times: the moments are random, and more of them find more. */
const kills = Number(process.env['KILLS'] ?? 8);

/** Damaged rows: a body or facets that are not JSON, or that are from different writes. */
function halfRows(folder: string): number {
  const database = new DatabaseSync(path.join(folder, 'platform.db'), { readOnly: true, timeout: 5000 });
  try {
    expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    const row = database
      .prepare(
        `SELECT count(*) AS half FROM documents WHERE NOT json_valid(body) OR NOT json_valid(facets)
          OR body ->> '$.id' <> id OR facets ->> '$.updatedAt' <> body ->> '$.updatedAt'`,
      )
      .get();
    return Number(row?.['half']);
  } finally {
    database.close();
  }
}

/** A server that is killed while it starts must not be damaged by it. */
async function killWhileStarting(folder: string, env: Record<string, string>, random: Random): Promise<void> {
  const { child, ended } = runServer(['--port', '0', '--data', folder], env);
  await sleep(random.int(50, 250));
  child.kill('SIGKILL');
  await ended;
}

/** Starts a server on one folder many times, and ends it each time by SIGKILL at a random moment. */
async function liveThrough(seed: number): Promise<void> {
  const random = seeded(seed);
  const folder = await testFolder();
  // Compiled code is cached, so that two hundred starts are fast. The moderator answers at once.
  const env = {
    ...(await filesOf('disk')),
    NODE_COMPILE_CACHE: path.join(folder, 'code'),
    MODERATION_DELAY_MS: '0',
  };
  const first = await startedServer(folder, env);
  const cookie = await logIn(first.url);
  first.child.kill('SIGTERM');
  await first.ended;

  const tags = tagWriter(seeded(random.int(0, 2 ** 31)));
  const lectures = ['Первая', 'Вторая', 'Третья'].map((name) =>
    lectureWriter(name, seeded(random.int(0, 2 ** 31)), tags.ids),
  );
  const uploads = [1, 2].map(() => uploadWriter(seeded(random.int(0, 2 ** 31))));
  const writers: Writer[] = [tags, ...lectures, ...uploads];

  async function start() {
    const server = await startedServer(folder, env);
    const client = clientOf(server.url, cookie);
    expect(halfRows(folder)).toBe(0);
    const found = await findAll(client);
    checkAgreement(found);
    for (const writer of writers) await writer.check(client, found);
    return { server, client };
  }

  for (let life = 0; life < kills; life++) {
    if (random.chance(0.1)) await killWhileStarting(folder, env, random);
    const { server, client } = await start();
    const moment = client.answered(random.int(1, 30));
    const written = Promise.all(writers.map((writer) => writeOn(writer, client)));
    // A refusal also ends the wait, and with it the test.
    await Promise.race([moment, written]);
    await sleep(random.int(0, 4));
    server.child.kill('SIGKILL');
    await server.ended;
    await written;
  }
  const { server, client } = await start();
  for (const upload of uploads) await upload.finish(client);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}

// Two folders in parallel.
it.skipIf(process.platform === 'win32')(
  'killed at any moment under writes, the server keeps all that it answered and nothing by halves',
  async () => {
    // Waits for both, also if one fails, so that nothing is left running.
    const lives = await Promise.allSettled([liveThrough(1), liveThrough(2)]);
    expect(lives.flatMap((life) => (life.status === 'rejected' ? [life.reason] : []))).toEqual([]);
  },
  300_000,
);
