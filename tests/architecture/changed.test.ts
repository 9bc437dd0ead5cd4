import { EventEmitter } from 'node:events';
import type { BrowserContext } from 'playwright';
import { expect, test } from 'vitest';
import { isTitled, testsIn, testsOfFlow } from '../../scripts/flowTests.ts';
import { formattedAfter, lintedAfter } from '../../scripts/linted.ts';
import { importsIn, reachedFrom, readProjectFile, resolveSpecifier } from '../../scripts/modules.ts';
import { choose, testsWithReach, projectOf, screensReached, type Project } from '../../scripts/reach.ts';
import { addressesIn, fitsRoute, routesNamed, screenRoutes } from '../../scripts/routes.ts';
import { beginRoutes, unnamedRoutes, watchRoutes } from '../flows/shownRoutes.ts';
import { readTree } from './tree.ts';

const { modules } = readTree();
const all = testsWithReach(modules);
const of = (project: Project) => all.filter((one) => one.project === project).map(({ file }) => file);

/** The files of a project that run after a change for a reason, not those that always do. */
const reached = (changed: string, project: Project): string[] =>
  choose(
    all.filter((one) => one.project === project),
    [changed],
  )
    .filter(({ because }) => because !== null)
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
  const others = stories.filter((file) => file !== everyEditor);
  expect(others.filter((file) => !file.startsWith('src/features/quiz/'))).toEqual([]);
  expect(reached(question, 'flows')).toEqual(flowsOfQuizzes);
  // The server names the page that it serves, and stands on nothing that the page shows.
  expect(reached(question, 'unit').filter((file) => file.startsWith('platform/'))).toEqual([]);
});

test('a walk across screens is reached from those whose routes it fetches ahead, and from what draws it', () => {
  const walksFrom = (changed: string) =>
    reached(changed, 'stories')
      .map((file) => /^src\/app\/walks\/(\w+)/.exec(file)?.[1])
      .filter(Boolean);
  const [paid, published] = ['ToPaidConsultation', 'ToPublishedCourse'];
  expect(walksFrom('src/features/course/CourseEditor/CourseEditor.tsx')).toEqual([published]);
  expect(walksFrom('src/features/purchase/PurchaseList/usePurchaseColumns.tsx')).toEqual([paid]);
  for (const file of ['src/app/shell/Shell/Shell.tsx', '.storybook/Walk.tsx', 'src/app/routes.tsx'])
    expect(walksFrom(file)).toEqual([paid, published]);
});

/** The titles of the tests of a flow that run after a change: null for all of them. */
const testsOf = (flow: string, changed: readonly string[], codeMoved = false) =>
  choose(
    all.filter(({ file }) => file === flow),
    changed,
    { codeMoved },
  )[0]?.tests;

const messages = 'tests/flows/messages.test.ts';
const budget = 'tests/flows/budget.test.ts';
const rowOfPublications = 'src/features/publication/PublicationList/usePublicationColumns.tsx';
const rowOfPurchases = 'src/features/purchase/PurchaseList/usePurchaseColumns.tsx';

test('of a flow those tests run that name a screen which the change reaches, all of them after a change of what they share', () => {
  const [notThere, notRead] = ['what is not there is told with its id', 'a list that cannot be read says so'];
  expect(testsOf(messages, [rowOfPublications])).toEqual([notThere]);
  expect(testsOf(messages, [rowOfPurchases])).toEqual([notRead]);
  expect(testsOf(messages, [rowOfPublications, rowOfPurchases])).toEqual([notThere, notRead]);
  for (const shared of [
    messages,
    'tests/flows/media.ts',
    'tests/flows/setup.ts',
    'scripts/flowTests.ts',
    'platform/server.ts',
    'src/app/shell/Shell/Shell.tsx',
    'package-lock.json',
  ])
    expect([shared, testsOf(messages, [shared])]).toEqual([shared, null]);
});

test('after a change of a token every test of every flow runs', () => {
  const flows = all.filter(({ project }) => project === 'flows');
  const chosen = choose(flows, ['src/theme/tokens.css']);
  expect(chosen.map(({ file }) => file)).toEqual(of('flows'));
  expect(chosen.filter(({ tests }) => tests !== null)).toEqual([]);
});

test.each([false, true])(
  'no screen is left out: whoever shows it runs after a change of it, imports or not: %s',
  (codeMoved) => {
    const routes = screenRoutes();
    const showing = of('flows').map((flow) => ({
      flow,
      tests: (testsOfFlow(flow) ?? []).map(({ title, texts, shown }) => ({
        title,
        routes: routesNamed(codeMoved ? texts : shown, routes),
      })),
    }));
    const flows = all.filter(({ project }) => project === 'flows');
    for (const route of routes) {
      const chosen = choose(flows, [route.file], { codeMoved });
      const left = showing.flatMap(({ flow, tests }) => {
        const choice = chosen.find(({ file }) => file === flow);
        const runs = (title: string) => choice !== undefined && (choice.tests?.includes(title) ?? true);
        return tests.filter((one) => one.routes.includes(route) && !runs(one.title));
      });
      expect([route.path, left]).toEqual([route.path, []]);
    }
  },
);

test('what stands around the tests of a flow counts for each, what one of them takes for that one', () => {
  const titled = (code: string) =>
    testsIn('tests/flows/a.test.ts', code)?.map(({ title, texts }) => [title, addressesIn(texts)]);
  const code = `
    import { screens } from './screens.ts';
    const tags = '#/tags';
    const open = (page) => page.goto(tags);
    beforeAll(() => go('#/profile'));
    test('one', () => open(page));
    test.each([['#/qa']])('%s two', () => /a/.test(screens.test));
    test('three', () => go('#/planner'));`;
  const [one, two, three] = titled(code) ?? [];
  expect(one).toEqual(['one', ['/tags', '/profile']]);
  expect(two).toEqual(['%s two', expect.arrayContaining(['/qa', '/campaigns', '/profile'])]);
  expect(three).toEqual(['three', ['/planner', '/profile']]);
  for (const together of [
    "let made; test('a', () => { made = 1; }); test('b', () => made);",
    "const seen = []; test('a', () => { seen[0] = 1; });",
    "describe('a', () => { test('b', () => 1); });",
    "for (const name of ['a', 'b']) test(name, () => 1);",
    "const of = (name) => test(name, () => 1); of('a'); test('b', () => 1);",
    'test(`a ${b}`, () => 1);',
    "test.skipIf(windows)('a', () => 1);",
  ])
    expect([together, titled(together)]).toEqual([together, undefined]);
});

test('lint looks at what differs and at who imports it, format at what differs, both at all after a change of what sets them', () => {
  const changed = [rowOfPurchases, 'docs/performance.md'];
  const linted = lintedAfter(modules, changed);
  expect(linted).toContain(rowOfPurchases);
  expect(linted).toContain('src/features/purchase/PurchaseList/PurchaseList.tsx');
  expect(linted).not.toContain('src/app/privateScreens.tsx');
  expect(linted).not.toContain('docs/performance.md');
  expect(formattedAfter(changed)).toEqual(changed);
  for (const all of [['.oxlintrc.json'], ['package-lock.json'], [], [...modules.files].slice(0, 500)])
    expect([formattedAfter(all), lintedAfter(modules, all)]).toEqual([null, null]);
  // A text at the root sets nothing.
  expect(formattedAfter(['README.md'])).toEqual(['README.md']);
});

test('a title means each of its rows', () => {
  expect(isTitled('%s: code (and shift)', 'lectures: code (and shift)')).toBe(true);
  expect(isTitled('home at $width: it stands', 'home at 360: it stands')).toBe(true);
  expect(isTitled('the save of a $kind', 'the load of a course')).toBe(false);
  expect(isTitled('a.b', 'axb')).toBe(false);
});

test('the lists that a change reaches are weighed, all screens where imports have changed', () => {
  const chosen = testsOf(budget, [rowOfPublications]);
  expect(chosen).toContain(
    '%s: code and shift until the first rows; its first page is asked for ahead, once',
  );
  expect(chosen?.some((title) => title.startsWith('home'))).toBe(false);
  expect(testsOf(budget, [rowOfPublications], true)).toBeNull();
  const before = "import { a } from './a.ts';\nconst x = 1;";
  expect(importsIn('a.ts', before.replace('1', "'2'"))).toBe(importsIn('a.ts', before));
  for (const after of [
    before.replace('{ a }', '{ a, b }'),
    `${before}\nconst late = () => import('./b.ts');`,
    `${before}\nexport * from './c.ts';`,
    `${before}\nexport { d } from './d.ts';`,
  ])
    expect(importsIn('a.ts', after)).not.toBe(importsIn('a.ts', before));
});

const offline = 'tests/flows/offline.test.ts';

test('what opens screens for their code alone runs where imports have changed, and where what it shows is reached', () => {
  const ofCode = [
    'without code and network every section says so within the frame, and opens by itself',
    'all code is fetched when the page rests: sections and dialogs open without a network, and rows come with it',
  ];
  const seen = 'what was seen stays without a network';
  expect(testsOf(offline, [rowOfPublications])).toEqual([seen]);
  expect(testsOf(offline, [rowOfPublications], true)).toEqual([...ofCode, seen]);
  // Both end with rows of lectures, and stand in the frame.
  expect(testsOf(offline, ['src/features/lecture/LectureList/LectureList.tsx'])).toBeNull();
  expect(testsOf(offline, ['src/app/shell/Shell/Shell.tsx'])).toBeNull();
  // The test itself may have changed, and its helpers.
  expect(testsOf(offline, ['tests/flows/everyScreen.ts'])).toBeNull();
  const [one] =
    testsIn(
      'tests/flows/a.test.ts',
      `
    import { codeOfRun } from './everyScreen.ts';
    const all = ['#/qa', '#/tags'];
    const ofCode = codeOfRun(all, (hash) => hash);
    test('one', () => { for (const hash of ofCode) go(hash); go('#/planner'); });`,
    ) ?? [];
  expect(addressesIn(one?.texts ?? [])).toEqual(expect.arrayContaining(['/qa', '/tags', '/planner']));
  expect(addressesIn(one?.shown ?? [])).toEqual(['/planner']);
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

test('no module of the console adds types to all files and stands on a screen: each change of one would have everything checked anew', () => {
  const screens = screenRoutes().map(({ file }) => file);
  const adding = [...modules.files].filter(
    (file) => /^src\/.*\.tsx?$/.test(file) && /^declare (?:global|module)\b/m.test(readProjectFile(file)),
  );
  expect(adding.length).toBeGreaterThan(5);
  const standing = adding.filter((file) => {
    const reaches = reachedFrom(modules, [file], ({ kind }) => kind !== 'name');
    return screens.some((screen) => reaches.has(screen));
  });
  expect(standing).toEqual([]);
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
  // A test is asked for what it shows itself.
  expect(unnamedRoutes(messages, 'a cover that does not go up says so')).toContain('/quizzes/q-1');
  beginRoutes();
  hash = '#/purchases';
  page.emit('framenavigated', frame);
  expect(unnamedRoutes(messages)).toEqual([]);
  expect(unnamedRoutes(messages, 'a list that cannot be read says so')).toEqual([]);
  expect(unnamedRoutes(messages, 'a cover that does not go up says so')).toEqual(['/purchases']);
  beginRoutes();
  expect(unnamedRoutes('tests/flows/streams.test.ts')).toEqual([]);
});
