// `npm run test:visual`: the stories that a change affects, with their pictures. `-- --all` takes every story, `-- quizzes` those with this word in
// their path. `-- --update quizzes` retakes the pictures of these stories, `-- --update` all pictures.
import { globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { folderOf } from '../tests/visual/names.ts';
import { askedPictures, storyEntries, storyFiles } from '../tests/visual/stories.ts';
import { changedStories } from './changed.ts';
import { runPinned } from './install.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean' }, all: { type: 'boolean' } },
});

// The path of a story file also selects its pictures.
const words = positionals.map((word) => (/^(\.\/)?src\//.test(word) ? folderOf(word) : word));
const everything = values.all === true || (values.update === true && words.length === 0);

/** Removes the pictures that no story asks for any more. */
async function prune(): Promise<void> {
  const asked = askedPictures(storyEntries());
  const cwd = 'tests/visual/baselines';
  const strays = globSync('**/*.webp', { cwd }).filter(
    (file) => !asked.has(file.replaceAll('\\', '/').replace(/-\d+\.webp$/, '')),
  );
  await Promise.all(strays.map((file) => rm(`${cwd}/${file}`)));
  // A folder without pictures needs no journal.
  const journals = globSync('**/captures.json', { cwd }).map((file) => path.dirname(file));
  const empty = journals.filter((folder) => globSync('*.webp', { cwd: `${cwd}/${folder}` }).length === 0);
  await Promise.all(empty.map((folder) => rm(`${cwd}/${folder}`, { recursive: true })));
}

function chosen(): string[] {
  if (words.length === 0) return changedStories();
  return storyFiles().filter((file) => {
    const folder = folderOf(file);
    return words.some((word) => folder.includes(word) || word.startsWith(`${folder}/`));
  });
}

const files = everything ? [] : chosen();
if (!everything && files.length === 0) {
  console.log(words.length === 0 ? 'The change reaches no story.' : `No story is called ${words.join(' ')}.`);
  process.exitCode = words.length === 0 ? 0 : 1;
} else {
  if (values.update === true && everything) await prune();
  process.exitCode = await runPinned('vitest', ['run', '--project=stories', ...files], {
    env: {
      VISUAL: values.update === true ? 'update' : '1',
      PICTURES: words.join(' '),
      NODE_ENV: 'production',
    },
  });
}
