import { EventEmitter } from 'node:events';
import type { BrowserContext } from 'playwright';
import { expect, test } from 'vitest';
import { resolveSpecifier } from '../../scripts/modules.ts';
import { choose, footings, projectOf, screensReached, type Project } from '../../scripts/reach.ts';
import { addressesIn, fitsRoute, screenRoutes } from '../../scripts/routes.ts';
import { beginRoutes, unnamedRoutes, watchRoutes } from '../flows/shownRoutes.ts';
import { readTree } from './tree.ts';

const { modules } = readTree();
const all = footings(modules);
const of = (project: Project) => all.filter((one) => one.project === project).map(({ file }) => file);

/** The files of a project that run after a change for a reason, not those that always do. */
const reached = (changed: string, project: Project): string[] =>
  choose(all, [changed])
    .filter((choice) => choice.project === project && choice.because !== null)
    .map(({ file }) => file);

const question = 'src/features/quiz/QuestionForm/QuestionForm.tsx';
const editor = 'src/features/quiz/QuizEditor/QuizEditor.stories.tsx';
/** Goes through all editors, and so is reached from each. */
const everyEditor = 'src/features/kits/editor/EditorKit/RefusedSave.stories.tsx';
const flowsOfQuizzes = [
  'faults/hostile',
  'faults/wire',
  'flows/copies',
  'flows/covered',
  'flows/offline',
  'flows/quiz',
].map((name) => `tests/${name}.test.ts`);

test('a leaf of the quiz editor reaches its story, the stories of what contains it, the flow of quizzes and those of all screens', () => {
  const stories = reached(question, 'stories');
  expect(stories).toContain('src/features/quiz/QuestionForm/QuestionForm.stories.tsx');
  expect(stories).toContain(editor);
  expect(stories).toContain(everyEditor);
  // Walks go across screens, and stand on the routes of all of them.
  const walks = stories.filter((file) => file.startsWith('src/app/walks/'));
  expect(walks.length).toBeGreaterThan(0);
  const others = stories.filter((file) => file !== everyEditor && !walks.includes(file));
  expect(others.filter((file) => !file.startsWith('src/features/quiz/'))).toEqual([]);
  expect(reached(question, 'flows')).toEqual(flowsOfQuizzes);
  // The server names the page that it serves, and stands on nothing that the page shows.
  expect(reached(question, 'unit').filter((file) => file.startsWith('platform/'))).toEqual([]);
});

test('flows of every screen go through those that a change reaches, through all where it reaches any', () => {
  expect(screensReached(modules, [question])).toEqual(['/quizzes/:id']);
  expect(screensReached(modules, ['src/theme/tokens.css'])).toBeNull();
  expect(screensReached(modules, ['tests/flows/covered.test.ts'])).toBeNull();
  expect(screensReached(modules, [question, 'platform/server.ts'])).toBeNull();
});

test('tokens reach every story and every flow', () => {
  expect(reached('src/theme/tokens.css', 'stories')).toEqual(of('stories'));
  expect(reached('src/theme/tokens.css', 'flows')).toEqual(of('flows'));
});

test('packages, settings of the runner and the frame of the workbench reach all that stands on them', () => {
  const packages = 'package-lock.json';
  const settings = 'vitest.config.ts';
  for (const project of ['unit', 'stories', 'flows'] as const) {
    expect(reached(packages, project)).toEqual(of(project));
    expect(reached(settings, project)).toEqual(of(project));
  }
  const frame = ['.storybook/preview.tsx', '.storybook/vitest.setup.ts', '.storybook/main.ts'];
  for (const file of frame) expect(reached(file, 'stories')).toEqual(of('stories'));
  expect(reached('.storybook/preview.tsx', 'flows')).toEqual([]);
});

test('a module of the state reaches its unit test and the screens that use it', () => {
  const file = 'src/atoms/quiz/editor.ts';
  expect(reached(file, 'unit')).toContain('src/atoms/quiz/editor.test.ts');
  expect(reached(file, 'stories')).toContain(editor);
  // Its list leads there too, for a copy.
  const ofLists = ['budget', 'returning'].map((name) => `tests/flows/${name}.test.ts`);
  expect(reached(file, 'flows')).toEqual([...flowsOfQuizzes, ...ofLists].sort());
});

test('the platform of a namespace reaches the stories and flows that call it, not the others', () => {
  const stories = reached('platform/routes/webinar.ts', 'stories');
  expect(stories).toContain('src/features/webinar/WebinarEditor/WebinarEditor.stories.tsx');
  expect(stories).not.toContain('src/components/primitives/Button/Button.stories.tsx');
  expect(reached('platform/routes/webinar.ts', 'flows')).toContain('tests/flows/webinars.test.ts');
  expect(reached('platform/server.ts', 'flows')).toEqual(of('flows'));
});

test('a worker, a font and a picture reach who names them by a path', () => {
  expect(reached('src/lib/peaks/worker.ts', 'stories')).toContain(
    'src/components/data/Player/Player.stories.tsx',
  );
  expect(reached('src/theme/fonts/golos-latin.woff2', 'stories')).toEqual(of('stories'));
  expect(
    reached('tests/visual/baselines/features/quiz/QuizEditor/default-light-1440.webp', 'stories'),
  ).toEqual([editor]);
});

test('helpers of flows reach the flows that use them, a text about the project nothing', () => {
  expect(reached('tests/flows/server.ts', 'flows')).toEqual(of('flows'));
  expect(reached('tests/flows/outbox.ts', 'flows')).toContain('tests/flows/recovery.test.ts');
  expect(reached('tests/flows/outbox.ts', 'flows')).not.toContain('tests/flows/quiz.test.ts');
  expect(choose(all, ['README.md', 'docs/adr/0001-platform.md']).map(({ file }) => file)).toEqual(
    of('unit').filter((file) => file.startsWith('tests/architecture/')),
  );
});

test('every file of tests belongs to a project, and the table of routes is read', () => {
  const tests = [...modules.files].filter((file) => /\.(?:test|stories)\.tsx?$/.test(file));
  expect(all.map(({ file }) => file).sort()).toEqual(tests.filter((file) => projectOf(file) !== null).sort());
  expect(tests.filter((file) => projectOf(file) === null)).toEqual([]);
  expect(screenRoutes().map((route) => route.path)).toEqual(
    expect.arrayContaining(['/login', '/', '/quizzes', '/quizzes/check', '/quizzes/:id']),
  );
});

test('specifiers mean files by the aliases of the project, and packages none', () => {
  expect(resolveSpecifier('src/app/main.tsx', './App.tsx')).toBe('src/app/App.tsx');
  expect(resolveSpecifier('src/app/main.tsx', '#theme/tokens.css?inline')).toBe('src/theme/tokens.css');
  expect(resolveSpecifier('src/app/main.tsx', 'react')).toBeNull();
});

test('addresses are read from strings, templates and patterns', () => {
  const texts = ['/#/lectures/new?x=1', '/#/quizzes/*', '#/webinars/(?!new)[^/]+$', 'a # /b', '#/$'];
  expect(addressesIn(texts)).toEqual(['/lectures/new', '/quizzes/*', '/webinars/*', '/']);
  expect(fitsRoute('/quizzes/:id', '/quizzes/*')).toBe(true);
  expect(fitsRoute('/quizzes', '/quizzes/*')).toBe(false);
});

test('a flow that shows a screen whose route it does not name is told of', () => {
  const page = Object.assign(new EventEmitter(), { mainFrame: () => frame });
  let hash = '';
  const frame = { url: () => `http://127.0.0.1/${hash}` };
  beginRoutes();
  watchRoutes(Object.assign(new EventEmitter(), { pages: () => [page] }) as unknown as BrowserContext);
  for (hash of ['#/', '#/quizzes/q-1?tab=2', '#/quizzes/check', '#/nowhere', '#/planner?view=week'])
    page.emit('framenavigated', frame);
  expect(unnamedRoutes('tests/flows/quiz.test.ts')).toEqual(['/planner']);
  expect(unnamedRoutes('tests/flows/streams.test.ts')).toEqual([
    '/quizzes/q-1',
    '/quizzes/check',
    '/planner',
  ]);
  beginRoutes();
  expect(unnamedRoutes('tests/flows/streams.test.ts')).toEqual([]);
});
