import { readFile } from 'node:fs/promises';
import type { Client } from 'pg';

/** Of what Linux counts the processor's time in, ms. */
const tickMs = 10;

/** What the connections of a store have taken of the database's processor so far, ms. Linux alone tells: elsewhere 0. */
async function databaseMs(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE application_name = 'kabinet'",
  );
  const taken = rows.map(async ({ pid }) => {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    // The name of a program may hold spaces: what is counted comes after it.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * tickMs;
  });
  return (await Promise.all(taken)).reduce((sum, ms) => sum + ms, 0);
}

/** What each of so many works takes of the processor here and in the database, ms, however busy the machine is. */
export async function processorOf(
  client: Client,
  works: number,
  run: () => Promise<unknown>,
): Promise<{ here: number; database: number }> {
  const [before, own] = [await databaseMs(client), process.cpuUsage()];
  await run();
  const { user, system } = process.cpuUsage(own);
  return {
    here: (user + system) / 1000 / works,
    database: ((await databaseMs(client)) - before) / works,
  };
}
