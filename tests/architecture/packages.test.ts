import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const read = async <T>(schema: v.GenericSchema<unknown, T>, file: string): Promise<T> =>
  v.parse(schema, JSON.parse(await readFile(file, 'utf8')));

const manifest = v.object({
  scripts: v.object({ sbom: v.string() }),
  dependencies: v.record(v.string(), v.string()),
  devDependencies: v.record(v.string(), v.string()),
});

const lockfile = v.object({
  packages: v.record(
    v.string(),
    v.object({ version: v.string(), dev: v.optional(v.boolean()), integrity: v.optional(v.string()) }),
  ),
});

const development = 'cdx:npm:package:development';

const bill = v.object({
  bomFormat: v.literal('CycloneDX'),
  components: v.array(
    v.object({
      name: v.string(),
      version: v.string(),
      purl: v.string(),
      properties: v.array(v.object({ name: v.string(), value: v.string() })),
      hashes: v.array(v.object({ alg: v.literal('SHA-512'), content: v.pipe(v.string(), v.hexadecimal()) })),
    }),
  ),
});

/** Each package of the lockfile that is shipped, by its name and version. */
async function shipped(): Promise<Set<string>> {
  const { packages } = await read(lockfile, 'package-lock.json');
  return new Set(
    Object.entries(packages)
      .filter(([place, { dev }]) => place !== '' && dev !== true)
      .map(([place, { version }]) => `${place.replace(/^.*node_modules\//, '')}@${version}`),
  );
}

test('every package has one exact version, and a digest by which another file under its name is refused', async () => {
  const { dependencies, devDependencies } = await read(manifest, 'package.json');
  const versions = Object.values({ ...dependencies, ...devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
  const { packages } = await read(lockfile, 'package-lock.json');
  const weak = Object.entries(packages).filter(
    ([place, { integrity = '' }]) => place !== '' && !integrity.startsWith('sha512-'),
  );
  expect(weak.map(([place]) => place)).toEqual([]);
});

// Another program starts for it, which a busy machine lets wait.
test(
  'the list of what it is made of names every package that is shipped, and no other as one',
  { timeout: 120_000 },
  async () => {
    const { scripts } = await read(manifest, 'package.json');
    const [, command = ''] = /npm (sbom .*) > dist\/sbom\.json$/.exec(scripts.sbom) ?? [];
    const { stdout } = await promisify(execFile)('npm', command.split(' '), {
      shell: process.platform === 'win32',
      maxBuffer: 32 * 1024 * 1024,
    });
    const { components } = v.parse(bill, JSON.parse(stdout));
    const named = components
      .filter(({ properties }) => !properties.some(({ name }) => name === development))
      .map(({ name, version }) => `${name}@${version}`);
    expect(named.length).toBeGreaterThan(100);
    expect(new Set(named)).toEqual(await shipped());
    for (const { purl, hashes } of components)
      expect([purl.startsWith('pkg:npm/'), hashes.length]).toEqual([true, 1]);
  },
);

test('every night the packages that are shipped are looked up among known holes, and one that is found is told', async () => {
  const text = await readFile('.github/workflows/nightly.yml', 'utf8');
  expect(text).toMatch(/^ {2}schedule:\n {4}- cron: '\d+ \d+ \* \* \*'$/m);
  const [, job = ''] = /^ {2}audit:\n((?: {4}.*\n|\n)+)/m.exec(text) ?? [];
  expect(job).toMatch(/^ {6}- run: npm audit --package-lock-only --omit=dev --audit-level=moderate$/m);
  expect(job).not.toMatch(/continue-on-error|\|\| true|^ {4}if:/m);
});
