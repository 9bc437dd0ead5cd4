import { expect, onTestFinished } from 'vitest';
import { plainPasswords } from '../passwords/plain.ts';
import { demoAccount } from '../scenarios/demo.ts';
import { empty } from '../scenarios/empty.ts';
import { openLocal } from '../server/local.ts';
import type { Settings } from '../server/settings.ts';

const origin = 'http://127.0.0.1:4173';

/** A platform, asked by an author who is signed in. */
export async function openRecorder(settings: Settings) {
  const platform = await openLocal(settings, () => origin, {
    empty,
    passwords: plainPasswords(),
    audit: () => undefined,
    pauseMs: 0,
  });
  let open = true;
  const close = async () => {
    if (open) await platform.close();
    open = false;
  };
  onTestFinished(close);
  let cookie = '';
  const post = async <T = unknown>(
    call: string,
    body: BodyInit,
    more: Record<string, string> = {},
  ): Promise<T> => {
    const headers = { cookie, ...more };
    const request = new Request(`${origin}/api/v1/${call}`, { method: 'POST', body, headers });
    const answer = await platform.fetch(request);
    expect(answer.ok).toBe(true);
    cookie ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return (answer.status === 204 ? undefined : await answer.json()) as T;
  };
  const get = (url: string) => platform.fetch(new Request(`${origin}${url}`, { headers: { cookie } }));
  await post('auth/login', JSON.stringify(demoAccount));
  return { post, get, close };
}

type Recorder = Awaited<ReturnType<typeof openRecorder>>;

/** The bytes of a recording, by its number. */
export const recordingOf = (at: number) => `запись ${at} `.repeat(2000);

/** Makes a lecture with its recording: their ids. */
export async function makeRecording(
  { post }: Recorder,
  at: number,
): Promise<{ lecture: string; stream: string }> {
  const bytes = recordingOf(at);
  const size = Buffer.byteLength(bytes);
  const session = await post<{ sessionId: string }>(
    'author/upload/session/new',
    JSON.stringify({ fileName: `${at}.mp3`, size }),
  );
  await post(`author/upload/session/${session.sessionId}/part`, new Blob([bytes]), {
    'content-range': `bytes 0-${size - 1}/${size}`,
  });
  const { ID } = await post<{ ID: string }>(`author/upload/session/${session.sessionId}/close`, '');
  const body = JSON.stringify({ name: `Лекция ${at}`, streamID: ID });
  return { lecture: (await post<{ id: string }>('author/lecture/create', body)).id, stream: ID };
}
