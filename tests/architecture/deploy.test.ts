import { readFile, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createMetrics } from '#platform/observe/metrics.ts';
import { readSettings, usage } from '#platform/server/settings.ts';
import { isTrusted } from '#platform/server/addresses.ts';
import { testFolder } from '#platform/testing/process.ts';
import { serve } from '#platform/testing/serve.ts';
import { isModule, reachedFrom, readProjectFile } from '../../scripts/modules.ts';
import { readImports } from './tree.ts';

// What whoever runs the platform takes from `deploy` fits the program as it is.

const { dependencies } = JSON.parse(readProjectFile('package.json')) as {
  dependencies: Record<string, string>;
};

/** The program of a container: the console in `src` is built by then, and its page is imported by nothing. */
const program = [...reachedFrom(readImports(), ['platform/main.ts'])].filter(isModule);

test('a container has every file that the program runs, and every package', async () => {
  const image = await readFile('deploy/Containerfile', 'utf8');
  const [, last = ''] = /(?:[\s\S]*\n)(FROM [\s\S]*)$/.exec(image) ?? [];
  const copied = [...last.matchAll(/^COPY (?:--from=\w+ )?(\S+) \.\/(\S*)$/gm)].map(([, , to = '']) => to);
  expect(copied).toContain('platform');
  expect(program.length).toBeGreaterThan(100);
  expect(program.filter((file) => !copied.some((folder) => file.startsWith(`${folder}/`)))).toEqual([]);

  const packages = program.flatMap((file) =>
    [...readProjectFile(file).matchAll(/(?:^import (?!type\b)[^;]*?from |import\()'([^.#'][^']*)'/gm)].map(
      ([, name = '']) => name,
    ),
  );
  const named = new Set(
    packages.filter((name) => !isBuiltin(name)).map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name),
  );
  expect(named).toContain('hono');
  expect([...named].filter((name) => dependencies[name] === undefined)).toEqual([]);
});

test('every figure on the board is one that the platform tells', async () => {
  const board = await readFile('deploy/grafana/kabinet.json', 'utf8');
  const { text } = await createMetrics().page({
    freeBytes: 1,
    processing: { waiting: 0, underWay: 0 },
    problems: [],
  });
  const asked = new Set(board.match(/\b(?:kabinet|nodejs|process)_\w+/g));
  expect(asked.size).toBeGreaterThan(8);
  expect([...asked].filter((name) => !text.includes(name.replace(/_(?:bucket|count)$/, '')))).toEqual([]);
});

test.each(['Containerfile', 'kabinet.service'])(
  'every setting in %s is one that the server reads',
  async (name) => {
    const text = await readFile(`deploy/${name}`, 'utf8');
    const set = [...text.matchAll(/\b([A-Z][A-Z_]{3,})=/g)].map(([, one = '']) => one);
    expect(set).toContain('DATA_DIR');
    expect(set.filter((one) => one !== 'NODE_ENV' && !new RegExp(`\\b${one}\\b`).test(usage))).toEqual([]);
  },
);

describe('the services of compose.yaml', () => {
  /** What stands under a name that begins a line at this depth, in the order of the file. */
  const partsOf = (text: string, depth: number) =>
    [
      ...text.matchAll(
        new RegExp(String.raw`^ {${depth}}([\w-]+):(.*\n(?:(?: {${depth + 1},}.*)?\n)*)`, 'gm'),
      ),
    ].map(([, name = '', part = '']) => ({ name, part }));
  const composed = async () => {
    const text = await readFile('deploy/compose.yaml', 'utf8');
    const part = (name: string) => partsOf(text, 0).find((one) => one.name === name)?.part ?? '';
    return {
      text,
      services: partsOf(part('services'), 2),
      server: part('x-server'),
      secrets: part('secrets'),
    };
  };
  const caddyfile = () => readFile('deploy/Caddyfile', 'utf8');
  const image = () => readFile('deploy/Containerfile', 'utf8');

  /** The settings of a server, with the secrets that its files may have. */
  async function settings() {
    const { server } = await composed();
    const folder = await testFolder();
    const values: Record<string, string> = {
      database_url: 'postgres://kabinet:secret@postgres/kabinet',
      smtp_url: 'smtps://name:secret@mail.test',
    };
    const set = [...server.matchAll(/^ {4}([A-Z][A-Z0-9_]+): (.+)$/gm)].map(
      async ([, name = '', text = '']): Promise<[string, string]> => {
        const [, secret] = /^\/run\/secrets\/(\w+)$/.exec(text) ?? [];
        if (secret === undefined) return [name, text.replace(/\$\{\w+:\?[^}]+\}/, 'kabinet.test')];
        const file = path.join(folder, secret);
        await writeFile(file, values[secret] ?? 'a-secret-of-many-letters');
        return [name, file];
      },
    );
    return Object.fromEntries(await Promise.all(set));
  }

  test('are what the server reads, and no secret stands in one', async () => {
    const env = await settings();
    const names = Object.keys(env);
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(usage))).toEqual([]);
    const [, ofFiles = ''] = /a file that has it: (.*)/.exec(usage) ?? [];
    const secret = ofFiles.split(', ').map((name) => name.replace(/_FILE$/, ''));
    expect(secret.length).toBeGreaterThan(3);
    expect(names.filter((name) => secret.includes(name))).toEqual([]);
    expect(readSettings([], env)).toMatchObject({
      publicUrl: new URL('https://kabinet.test/'),
      databaseUrl: expect.stringContaining('postgres://'),
      bucket: { endpoint: 'http://storage:9000' },
      smtpUrl: expect.stringContaining('smtps://'),
    });
  });

  test('are two servers at least, behind a proxy whose word they believe and nobody else’s', async () => {
    const { services } = await composed();
    const servers = services.filter(({ part }) => part.trim() === '*server').map(({ name }) => name);
    expect(servers.length).toBeGreaterThan(1);
    const [, port = ''] = /\bPORT=(\d+)/.exec(await image()) ?? [];
    const [, reached = ''] = /reverse_proxy (.+) \{/.exec(await caddyfile()) ?? [];
    expect(reached.split(' ')).toEqual(servers.map((name) => `${name}:${port}`));
    const read = readSettings([], await settings());
    if (read === 'help') throw new Error('Nobody asked for help');
    const proxy = services.find(({ name }) => name === 'proxy')?.part ?? '';
    const [, address = ''] = /ipv4_address: ([\d.]+)/.exec(proxy) ?? [];
    expect(isTrusted(address, read.trustedProxies)).toBe(true);
    expect(isTrusted(address.replace(/\d+$/, '77'), read.trustedProxies)).toBe(false);
    expect(services.filter(({ part }) => /\n {4}ports:/.test(part)).map(({ name }) => name)).toEqual([
      'proxy',
    ]);
  });

  test('are reached by https alone: the proxy ends TLS, and they listen where nobody else comes', async () => {
    const text = await caddyfile();
    const { services } = await composed();
    // A site that is a name and no more is served by https, and what comes by http is sent there.
    expect(text).toMatch(/^\{\$KABINET_HOST\} \{$/m);
    expect(text).not.toMatch(/auto_https|http:\/\/|tls internal|disable_redirects/);
    const ports = services.flatMap(({ part }) => part.match(/(?<=^ {4}ports: ).*$/gm) ?? []);
    expect(ports).toEqual(["['80:8080', '443:8443', '443:8443/udp']"]);
    expect(await settings()).toMatchObject({ PUBLIC_URL: expect.stringMatching(/^https:/) });
    // By itself a server is there for this machine alone.
    expect(readSettings([], {})).toMatchObject({ host: '127.0.0.1' });
  });

  test('are asked whether they are ready by the name that they answer to', async () => {
    const text = await caddyfile();
    const [, asked = ''] = /health_uri (\S+)/.exec(text) ?? [];
    expect(text).toMatch(/health_headers \{\s+Host \{\$KABINET_HOST\}/);
    const { url } = await serve();
    expect((await fetch(url + asked)).status).toBe(200);
    const [, alive = ''] = /fetch\('http:\/\/127\.0\.0\.1:4173(\/\w+)'/.exec(await image()) ?? [];
    expect((await fetch(url + alive)).status).toBe(200);
  });

  test('have no rights, write into volumes alone, and read only secrets that somebody makes', async () => {
    const { text, services, server, secrets } = await composed();
    const careful = partsOf(text, 0).find(({ name }) => name === 'x-careful')?.part ?? '';
    for (const rule of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true'])
      expect(careful).toContain(rule);
    expect(await image()).toMatch(/^USER node$/m);
    for (const { name, part } of services) {
      const own = part.trim() === '*server' ? server : part;
      expect([name, own.includes('<<: *careful')]).toEqual([name, true]);
      const isNobody = own === server || /^ {4}user: (?!.*(?:root|\b0\b))|^ +USER 1000:1000$/m.test(own);
      expect([name, isNobody]).toEqual([name, true]);
    }
    const made = await readFile('deploy/secrets.sh', 'utf8');
    const used = new Set(text.match(/(?<=\/run\/secrets\/)\w+/g));
    const told = partsOf(secrets, 2).map(({ name }) => name);
    expect(told.toSorted()).toEqual([...used].toSorted());
    for (const name of used) expect(made).toContain(`keep ${name} `);
    expect(await readFile('.gitignore', 'utf8')).toContain('deploy/secrets/');
    expect(await readFile('.dockerignore', 'utf8')).toContain('deploy/secrets');
  });
});
