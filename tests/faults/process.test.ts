import { chmod, readdir, stat, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { logIn, runServer, startedServer, testFolder } from '#platform/testing/process.ts';

describe('what cannot be is said in one line', () => {
  async function refused(args: string[], env: Record<string, string> = {}): Promise<string> {
    const { ended, errors, output } = runServer(args, env);
    expect(await ended).toBe(1);
    expect(output()).toBe('');
    expect(errors()).toMatch(/^[^\n]+\n$/);
    return errors();
  }

  it('an unknown flag', async () => {
    expect(await refused(['--prot', '1'])).toContain('--prot');
  });

  it('a bad port', async () => {
    expect(await refused([], { PORT: 'eighty' })).toContain('eighty');
  });

  it('a taken port', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const data = await testFolder();
    expect(await refused(['--port', String(port), '--data', data])).toContain(`Port ${port} is taken`);
  });

  it('a folder that cannot be written to', async () => {
    const file = path.join(await testFolder(), 'file');
    await writeFile(file, '');
    expect(await refused(['--port', '0', '--data', path.join(file, 'data')])).toContain(file);
  });
});

describe('the folder of the data', () => {
  it('belongs to one server: a second one says so, and one after a kill takes it over', async () => {
    const data = await testFolder();
    const first = await startedServer(data);
    const second = runServer(['--port', '0', '--data', data]);
    expect(await second.ended).toBe(1);
    expect(second.output()).toBe('');
    expect(second.errors()).toMatch(/^Another server works on the data folder [^\n]+\n$/);
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);

    first.child.kill('SIGKILL');
    await first.ended;
    const third = await startedServer(data);
    third.child.kill('SIGTERM');
    expect(await third.ended).toBe(0);
  });

  it.skipIf(process.platform === 'win32')('is open to nobody else, whatever lies in it', async () => {
    const data = await testFolder();
    await chmod(data, 0o755);
    const server = await startedServer(data);
    const cookie = await logIn(server.url);
    const call = (place: string, init: RequestInit) =>
      fetch(`${server.url}/api/v1/${place}`, { method: 'POST', ...init, headers: { cookie } });
    await call('auth/checkEmail', { body: JSON.stringify({ email: 'nina@example.com' }) });
    const opened = await call('author/upload/session/new', {
      body: JSON.stringify({ fileName: 'лес.wav', size: 3 }),
    });
    const { sessionId } = await opened.json();
    await call(`author/upload/session/${sessionId}/part`, { body: 'abc' });
    server.child.kill('SIGTERM');
    await server.ended;

    const entries = await readdir(data, { recursive: true });
    expect(entries.some((entry) => entry.endsWith('.eml'))).toBe(true);
    const modes = await Promise.all(
      ['', ...entries].map(async (entry) => {
        const { mode } = await stat(path.join(data, entry));
        return (mode & 0o077) === 0 ? [] : [`${entry} ${(mode & 0o777).toString(8)}`];
      }),
    );
    expect(modes.flat()).toEqual([]);
  });
});

describe.skipIf(process.platform === 'win32')('the end', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('comes cleanly on %s', async (signal) => {
    const { child, ended, errors, output } = await startedServer(await testFolder());
    expect(output()).toContain('author@example.com');
    child.kill(signal);
    expect(await ended).toBe(0);
    expect(errors()).toBe('');
  });

  it('lets an upload under way finish, and nothing is lost', async () => {
    const data = await testFolder();
    const first = await startedServer(data);
    const cookie = await logIn(first.url);
    const call = (url: string, place: string, init: RequestInit = {}) =>
      fetch(`${url}/api/v1/author/upload/session/${place}`, {
        ...init,
        headers: { cookie, ...init.headers },
      });
    const opened = await call(first.url, 'new', {
      method: 'POST',
      body: JSON.stringify({ fileName: 'лес.wav', size: 12 }),
    });
    const { sessionId } = await opened.json();
    const headers = { cookie, 'content-range': 'bytes 0-5/12', 'content-length': '6' };
    const part = httpRequest(`${first.url}/api/v1/author/upload/session/${sessionId}/part`, {
      method: 'POST',
      headers,
    });
    const answered = new Promise<IncomingMessage>((resolve) => part.on('response', resolve));
    part.write('abc');
    // If the server has told another caller something, it must have the start of the part too.
    expect((await call(first.url, sessionId)).status).toBe(200);
    first.child.kill('SIGTERM');
    await expect.poll(() => fetch(`${first.url}/healthz`).then(String, () => 'refused')).toBe('refused');
    part.end('def');
    const answer = await answered;
    answer.resume();
    expect(answer.statusCode).toBe(200);
    expect(await first.ended).toBe(0);

    const second = await startedServer(data);
    const kept = await call(second.url, sessionId);
    expect(await kept.json()).toMatchObject({ fileName: 'лес.wav', received: 6, ranges: [[0, 5]] });
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });

  it('without warning loses nothing that was answered', async () => {
    const data = await testFolder();
    const first = await startedServer(data);
    const cookie = await logIn(first.url);
    const made = await fetch(`${first.url}/api/v1/author/lecture/create`, {
      method: 'POST',
      headers: { cookie },
      body: JSON.stringify({ name: 'Лекция до сбоя' }),
    });
    const lecture = await made.json();
    first.child.kill('SIGKILL');
    await first.ended;
    const second = await startedServer(data);
    const found = await fetch(`${second.url}/api/v1/author/lecture/${lecture.id}`, { headers: { cookie } });
    expect(await found.json()).toEqual(lecture);
    second.child.kill('SIGTERM');
    await second.ended;
  });
});
