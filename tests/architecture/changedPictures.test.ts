import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  groupChanges,
  summary,
  writeChangesPage,
  type PictureChange,
} from '../../scripts/changedPictures.ts';
import { escapeHtml, shellArgument } from '../../scripts/changedPictures/escape.ts';

const change = (more: Partial<PictureChange>): PictureChange => ({
  name: 'features-quiz-quizeditor-default-light-1440',
  story: 'features-quiz-quizeditor--default',
  title: 'Features/Quizzes/QuizEditor',
  storyName: 'Default',
  theme: 'light',
  width: 1440,
  before: 'before.png',
  after: 'after.png',
  difference: 'difference.png',
  pixels: 12,
  ...more,
});

/** The page of these pictures, written and read back. */
async function pageOf(...changes: PictureChange[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'changes-'));
  try {
    return await readFile(await writeChangesPage(folder, changes), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('every sign that HTML could read is escaped', () => {
  expect(escapeHtml(`<b title="a" class='c'>&amp;</b>`)).toBe(
    '&lt;b title=&quot;a&quot; class=&#39;c&#39;&gt;&amp;amp;&lt;/b&gt;',
  );
  expect(escapeHtml(1440)).toBe('1440');
});

test('a name is one argument of the shell, whatever is in it', () => {
  expect(shellArgument('components-data-menu-open-dark-960')).toBe('components-data-menu-open-dark-960');
  expect(shellArgument("the author's $(id)")).toBe(String.raw`'the author'\''s $(id)'`);
});

test('pictures stand by component and story, the widest first, light before dark', () => {
  const changes = [
    change({ name: 'dark', theme: 'dark' }),
    change({ name: 'phone', width: 360 }),
    change({ name: 'light' }),
    change({ name: 'empty', storyName: 'Empty' }),
    change({ name: 'menu', title: 'Components/Data/Menu' }),
  ];
  expect(
    groupChanges(changes).map((group) => [group.title, ...group.changes.map(({ name }) => name)]),
  ).toEqual([
    ['Components/Data/Menu', 'menu'],
    ['Features/Quizzes/QuizEditor', 'light', 'dark', 'phone', 'empty'],
  ]);
});

test('a picture without a baseline is new, one without a picture is removed', () => {
  const changes = [change({}), change({}), change({ before: null }), change({ after: null })];
  expect(summary(changes)).toBe('4 pictures in 1 component: 2 changed, 1 new, 1 removed');
  expect(summary([change({ before: null })])).toBe('1 picture in 1 component: 1 new');
  expect(summary([])).toBe('Every picture is as its baseline.');
});

test('what stories are called cannot become a part of the page', async () => {
  const page = await pageOf(
    change({
      name: 'a"b',
      storyName: '<script>alert(1)</script>',
      title: `Features/"Quotes" & 'more'`,
      after: 'a "sharp" #1?.webp',
    }),
  );
  expect(page).not.toContain('<script>alert');
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).toContain('&quot;Quotes&quot; &amp; &#39;more&#39;');
  expect(page).toContain('src="a%20%22sharp%22%20%231%3F.webp"');
  expect(page).toContain('npm run test:visual -- --update &#39;a&quot;b&#39;');
});

test('a picture has an address of its own, and leads to its story in the workbench beside the page', async () => {
  const page = await pageOf(change({ name: 'a/b.dark', story: 'a--b', theme: 'dark' }));
  expect(page).toContain('id="a-b-dark"');
  expect(page).toContain('href="#a-b-dark"');
  expect(page).toContain('href="../?path=/story/a--b&amp;globals=theme:dark"');
});

test('the page asks nothing of the network', async () => {
  const page = await pageOf(change({}), change({ name: 'new', before: null, difference: null }));
  // The name of a vocabulary is no address.
  expect(page.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(
    /https?:|\/\/cdn|@import|<script src/,
  );
});

test('a slider stands where there is something to slide over', async () => {
  const sliders = async (...changes: PictureChange[]) =>
    (await pageOf(...changes)).match(/<input type="range"/g)?.length ?? 0;
  expect(await sliders(change({}), change({ before: null }), change({ after: null }))).toBe(1);
});
