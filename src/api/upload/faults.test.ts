import * as fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { fetchAdapter } from '#tests/support/fetch-adapter.ts';
import { createUploadServer, type Interference, type Seen } from '#tests/support/upload-server.ts';
import { isApiError } from '../api-error.ts';
import { client } from '../client.ts';
import { partSize } from '#domain/upload/schema.ts';
import { createFairSlots } from '#lib/concurrency/fairSlots.ts';
import type { OpenSession } from './sending.ts';
import { transfer } from './transport.ts';

const original = client.defaults.adapter;
afterEach(() => {
  client.defaults.adapter = original;
});

/** A file of two whole parts and a bit, whose bytes differ at every boundary. */
const bytes = new Uint8Array(partSize * 2 + 77);
for (let at = 0; at < bytes.length; at += 509) bytes[at] = (at / 509) % 251;
const file = new Blob([bytes]);

/** The faults of a call. */
type Fate = 'well' | 'lost' | 'lostAnswer' | '500' | '429' | '401' | '404' | '409' | '507' | 'pause';

const answers: Partial<Record<Fate, number>> = {
  '500': 500,
  '429': 429,
  '401': 401,
  '404': 404,
  '409': 409,
  '507': 507,
};

function interfere(fate: Fate, { call }: Seen): Interference | null {
  const gone = new TypeError('connection lost');
  if (fate === 'lost') return { answer: gone };
  if (fate === 'lostAnswer') return { answer: gone, taken: true };
  const status = answers[fate];
  // A session that was not opened yet cannot be lost.
  if (status === undefined || (call === 'new' && (status === 404 || status === 409))) return null;
  return { answer: Response.json({ error: fate }, { status }) };
}

const fates = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constant<Fate>('well') },
    { weight: 4, arbitrary: fc.constantFrom<Fate>('lost', 'lostAnswer', '500', '429', 'pause') },
    { weight: 1, arbitrary: fc.constantFrom<Fate>('401', '404', '409', '507') },
  ),
  { maxLength: 14 },
);

/** Sequences of faults for each kind of platform. Moving bytes takes time, so a longer search has to be requested. */
const runs = Number(process.env['UPLOAD_FAULTS_RUNS'] ?? 12);

/** Named errors that the author is told of. */
const named = [401, 404, 409, 429, 500, 507];

async function upload(plan: Fate[], anyOrder: boolean, tells: boolean) {
  let at = 0;
  let stop = new AbortController();
  const server = createUploadServer({
    anyOrder,
    tells,
    interfere: (seen) => {
      const fate = plan[at] ?? 'well';
      at += 1;
      if (fate === 'pause') setImmediate(() => stop.abort(new Error('paused')));
      return interfere(fate, seen);
    },
  });
  client.defaults.adapter = fetchAdapter(server.fetch);
  let session: OpenSession | null = null;
  for (;;) {
    stop = new AbortController();
    try {
      const streamID = await transfer(file, {
        fileName: 'лекция.mp4',
        slots: createFairSlots(4),
        session,
        signal: stop.signal,
        pause: async () => undefined,
        onSession: (opened) => {
          session = opened;
        },
      });
      return { server, streamID, error: null };
    } catch (error) {
      if (stop.signal.aborted) continue;
      return { server, streamID: null, error };
    }
  }
}

test.each([
  { name: 'in any order', anyOrder: true, tells: true },
  { name: 'one after another', anyOrder: false, tells: true },
  { name: 'one after another, to a platform that says nothing', anyOrder: false, tells: false },
])(
  'whatever the network does, the stream is the file or the failure has a name: $name',
  async ({ anyOrder, tells }) => {
    await fc.assert(
      fc.asyncProperty(fates, async (plan) => {
        const { server, streamID, error } = await upload(plan, anyOrder, tells);
        const stored = server.sessions.get((streamID ?? '').replace('stream-', ''));
        const isFile = stored !== undefined && Buffer.from(stored.bytes).equals(Buffer.from(bytes));
        const isNamed = isApiError(error) && named.includes(error.status);
        expect(streamID === null ? isNamed : isFile).toBe(true);
      }),
      // A part that was paused twice used to be received twice.
      { numRuns: runs, examples: [[['pause', 'pause', 'well', 'well', 'pause', 'lost']]] },
    );
  },
);
