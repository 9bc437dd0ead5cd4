// Several processes on one PostgreSQL and one storage of S3, behind a proxy that gives them calls in turn, while they are killed.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client as Database } from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { seeded } from '../scenarios/random.ts';
import { jobCounts, logJobs, takenAgain } from '../testing/postgresJobLog.ts';
import { clientOf, writeOn, type Writer } from '../testing/killed.ts';
import { courseWriter } from '../testing/killedCourses.ts';
import { filesOf } from '../testing/killedFiles.ts';
import { checkAgreement, findAll, lectureWriter, tagWriter } from '../testing/killedLectures.ts';
import { registrationWriter } from '../testing/killedRegistrations.ts';
import { uploadWriter } from '../testing/killedUploads.ts';
import { testPostgres, type TestPostgres } from '../testing/postgres.ts';
import { logIn, startedServer, testFolder } from '../testing/process.ts';
import { roundRobin } from '../testing/proxy.ts';

/** How many processes are killed. A night takes a hundred: `KILLS=100`. */
const kills = Number(process.env['KILLS'] ?? 2);

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
}, 60_000);
afterAll(() => postgres.close());

type Server = Awaited<ReturnType<typeof startedServer>>;

/** Two processes at work, and a third that is just starting to take the place of the next that goes. */
async function openPair() {
  const folder = await testFolder();
  const url = await postgres.database();
  const env = {
    ...(await filesOf('s3')),
    DATABASE_URL: url,
    TRUST_PROXY: '1',
    MODERATION_DELAY_MS: '0',
    NODE_COMPILE_CACHE: path.join(folder, 'code'),
  };
  const all: Server[] = [];
  async function start(): Promise<Server> {
    const server = await startedServer(path.join(folder, 'data'), env);
    all.push(server);
    return server;
  }
  const database = new Database({ connectionString: url });
  await database.connect();
  onTestFinished(() => database.end());
  const proxy = await roundRobin();
  onTestFinished(() => proxy.close());

  // One that ends by itself leaves its compiled code to all that are killed.
  const first = await start();
  first.child.kill('SIGTERM');
  await first.ended;
  const pair = await Promise.all([start(), start()]);
  let spare = start();
  // A test that fails leaves it to itself.
  const quietly = () => void spare.catch(() => undefined);
  quietly();
  const rotate = () => proxy.use(pair.map((server) => server.url));
  rotate();
  return {
    url: proxy.url,
    database,
    pair,
    said: () => all.map(({ output }) => output()).join('\n'),
    errors: () => all.map(({ errors }) => errors()).join('\n'),
    /** Kills one of the two in the middle of whatever it does, and the spare one takes its place. After the last there is no other. */
    async kill(which: 0 | 1, isLast: boolean): Promise<void> {
      pair[which].child.kill('SIGKILL');
      await pair[which].ended;
      pair[which] = await spare;
      rotate();
      if (isLast) return;
      spare = start();
      quietly();
    },
    /** Nothing that a killed process had sent is being done any more. */
    async quiet(): Promise<void> {
      await vi.waitFor(
        async () => {
          const { rows } = await database.query(
            "SELECT FROM pg_stat_activity WHERE application_name = 'kabinet' AND state <> 'idle'",
          );
          expect(rows).toEqual([]);
        },
        { timeout: 10_000, interval: 5 },
      );
    },
    async end(): Promise<void> {
      for (const { child } of pair) child.kill('SIGTERM');
      expect(await Promise.all(pair.map(({ ended }) => ended))).toEqual([0, 0]);
    },
  };
}

it.skipIf(process.platform === 'win32')(
  'processes that are killed again and again lose and double nothing, and each recording is looked at once',
  async () => {
    const random = seeded(7);
    const some = () => seeded(random.int(0, 2 ** 31));
    const at = await openPair();
    await logJobs(at.database);
    const client = clientOf(at.url, await logIn(at.url));

    const tags = tagWriter(some());
    const lectures = ['Первая', 'Вторая'].map((name) => lectureWriter(name, some(), tags.ids));
    const uploads = [1, 2].map(() => uploadWriter(some()));
    const registrations = registrationWriter('anna', some(), at.said);
    const writers: Writer[] = [tags, ...lectures, courseWriter('Курс', some()), ...uploads, registrations];

    for (let killed = 0; killed < kills; killed++) {
      let isEnough = false;
      const enough = client.answered(random.int(1, 80));
      const written = Promise.all(writers.map((writer) => writeOn(writer, client, () => isEnough)));
      // A refusal ends the wait as well, and the test with it.
      await Promise.race([enough, written]);
      await sleep(random.int(0, 4));
      const replaced = at.kill(random.pick([0, 1] as const), killed + 1 === kills);
      // The other one goes on, alone and then with the new one.
      await Promise.race([client.answered(random.int(1, 10)), written]);
      isEnough = true;
      await written;
      await at.quiet();
      const found = await findAll(client);
      checkAgreement(found);
      for (const writer of writers) await writer.check(client, found);
      await replaced;
    }

    for (const upload of uploads) await upload.finish(client);
    const registered = await registrations.finish(client);
    const isDone = async () => {
      const { rows } = await at.database.query("SELECT id FROM jobs WHERE kind IN ('recording', 'recovery')");
      expect(rows).toEqual([]);
    };
    // A lease of a killed process lasts half a minute.
    await vi.waitFor(isDone, { timeout: 45_000, interval: 100 });
    const recordings = await jobCounts(at.database, 'recording');
    const { rows: streams } = await at.database.query(
      "SELECT keys ->> 'status' AS status FROM documents WHERE kind = 'stream'",
    );
    expect(streams).not.toContainEqual({ status: 'suploaded' });
    expect(recordings).toEqual({ '1 noted, 1 done, 1 effect': streams.length });
    await at.end();
    expect(at.errors()).not.toMatch(/"level":"error"|Error/);
    const told = { kills, registered, recordings, again: await takenAgain(at.database, 'recording') };
    if (process.env['KILLS'] !== undefined) process.stdout.write(`${JSON.stringify(told)}\n`);
  },
  1_800_000,
);
