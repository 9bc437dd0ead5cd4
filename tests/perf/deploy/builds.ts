import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../../scripts/install.mjs';

const run = promisify(execFile);
const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout.trim();

const home = path.join(root, 'dist/perf-deploy');

/** What stands in `src` and in no console. */
const beside = ['*.stories.tsx', '*.mdx', '*.test.ts'].map((name) => `:!src/**/${name}`);

/** Commits that came with other code of the console, the newest first, each with its subject. */
export async function deployedCommits(count: number): Promise<{ id: string; subject: string }[]> {
  const rows = await git('log', '--first-parent', `-n${count}`, '--format=%h %s', '--', 'src', ...beside);
  return rows.split('\n').map((row) => {
    const [id = '', ...words] = row.split(' ');
    return { id, subject: words.join(' ') };
  });
}

/** The console as it is built at a commit, with the packages that are installed now. What has been built once is kept. */
export async function builtAt(commit: string): Promise<string> {
  const folder = path.join(home, await git('rev-parse', '--short', commit));
  if (existsSync(folder)) return folder;
  const tree = path.join(home, 'tree');
  await rm(tree, { recursive: true, force: true });
  await git('worktree', 'prune');
  await mkdir(home, { recursive: true });
  await git('worktree', 'add', '--detach', tree, commit);
  try {
    await symlink(path.join(root, 'node_modules'), path.join(tree, 'node_modules'), 'junction');
    const vite = path.join(tree, 'node_modules/vite/bin/vite.js');
    const out = path.join(tree, 'dist/console');
    await run(process.execPath, [vite, 'build', '--logLevel', 'error'], {
      cwd: tree,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    // Whole or not at all, however the run ends.
    await rename(out, folder);
  } finally {
    await git('worktree', 'remove', '--force', tree);
  }
  return folder;
}

/** The files of a build by their paths. */
export async function filesOf(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const read = entries
    .filter((entry) => entry.isFile())
    .map(async (entry): Promise<[string, Buffer]> => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, file).split(path.sep).join('/'), await readFile(file)];
    });
  return new Map(await Promise.all(read));
}
