// Which unit tests, stories and flows a change affects.
import { folderOf } from '../tests/visual/names.ts';
import { testsOfFlow, textsOfFlow } from './flowTests.ts';
import { reachedFrom, readProjectFile, type Link, type Modules } from './modules.ts';
import { routesNamed, screenRoutes, textsOf, type ScreenRoute } from './routes.ts';

/** The projects of the test runner. */
export type Project = 'unit' | 'stories' | 'flows';

/** The project of a test file; null if it is none. */
export function projectOf(file: string): Project | null {
  if (file.endsWith('.stories.tsx')) return 'stories';
  if (!file.endsWith('.test.ts')) return null;
  return /^tests\/(?:flows|faults)\//.test(file) ? 'flows' : 'unit';
}

/** A test file, and its dependencies. */
interface TestWithReach {
  project: Project;
  file: string;
  reaches: ReadonlySet<string>;
  /**
   * The titles of its tests that depend on changed files; null for all, also if they cannot be separated. Screens that a test opens only for their
   * code count if `codeMoved`.
   */
  testsOn?: (isTouched: (reaches: ReadonlySet<string>) => boolean, codeMoved: boolean) => string[] | null;
}

/** What every test of the project depends on, whatever it imports. */
const ground = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
  // Replaces a library, by an alias.
  'src/theme/nesting.ts',
];

/** The tables that join namespaces, and the folders of the namespaces. A test depends only on those that it calls. */
const platformTable = 'platform/routes/table.ts';
const apiTable = 'src/api/endpoints.ts';
const endpointsOf = (namespace: string) => `src/api/${namespace}/endpoints.ts`;

/** The namespace of a dependency of one of these tables. */
function namespaceOf(link: Link, from: string): string | null {
  const pattern =
    from === platformTable
      ? /^platform\/routes\/(\w+)\.ts$/
      : from === apiTable
        ? /^src\/api\/(\w+)\/endpoints\.ts$/
        : null;
  return pattern?.exec(link.to)?.[1] ?? null;
}

const under = ({ files }: Modules, folder: string) => [...files].filter((file) => file.startsWith(folder));

const linksTo = ({ links }: Modules, from: string, kinds: readonly Link['kind'][]) =>
  (links.get(from) ?? []).filter(({ kind }) => kinds.includes(kind)).map(({ to }) => to);

/** Files that name the page serve or build it, and would seem to depend on every screen. Flows depend on the page itself. */
const offPage = (_link: Link, from: string) => from !== 'index.html';

const notByTables = (link: Link, from: string) => offPage(link, from) && namespaceOf(link, from) === null;

/**
 * The dependencies of a part of a test, without namespaces that it does not call: the stand-in serves all of them, so every test would seem to depend
 * on each.
 */
function withCalls(modules: Modules, own: ReadonlySet<string>, called: (namespace: string) => boolean) {
  // Code that uses the whole table may make any call.
  const all = [...own].some(
    (file) =>
      !file.startsWith('platform/') && (modules.links.get(file) ?? []).some(({ to }) => to === apiTable),
  );
  return (link: Link, from: string) => {
    if (!offPage(link, from)) return false;
    const namespace = namespaceOf(link, from);
    return namespace === null || all || own.has(endpointsOf(namespace)) || called(namespace);
  };
}

/** A table of routes imports all screens, but a test shows only those whose routes it names. */
function withoutScreens(): (link: Link, from: string) => boolean {
  const screens = new Set(screenRoutes().map(({ file }) => file));
  return (link, from) => !(link.kind === 'lazy' && from.startsWith('src/app/') && screens.has(link.to));
}

/** The table of routes, which walks across screens use. */
const tableOfRoutes = 'src/app/routes.tsx';

/** The screens of the routes that a walk preloads; it fails if it visits another one (.storybook/Walk.tsx). */
const screensOfWalk = (file: string) =>
  routesNamed(
    textsOf(file).map((text) => `#${text}`),
    screenRoutes(),
  ).map((route) => route.file);

/** Stories depend on their imports, and on what renders every story. */
function storiesWithReach(modules: Modules, files: readonly string[]): TestWithReach[] {
  const frame = [
    '.storybook/preview.tsx',
    ...linksTo(modules, 'vitest.config.ts', ['import']),
    ...linksTo(modules, 'vitest.config.ts', ['name']).filter((file) => file.startsWith('.storybook/')),
  ];
  const alone = ['.storybook/main.ts', ...under(modules, '.storybook/public/')];
  const isOnWay = withoutScreens();
  return files.map((file) => {
    const reachedBy = (follows: (link: Link, from: string) => boolean) => {
      const along = (link: Link, from: string) => isOnWay(link, from) && follows(link, from);
      const found = reachedFrom(modules, [file, ...frame], along);
      return found.has(tableOfRoutes)
        ? reachedFrom(modules, [...found, ...screensOfWalk(file)], along)
        : found;
    };
    const own = reachedBy(notByTables);
    const reaches = reachedBy(withCalls(modules, own, () => false));
    return { project: 'stories', file, reaches: new Set([...reaches, ...alone]) };
  });
}

/** The first path segments of a namespace: `quiz` of `/v1/author/quiz/list`. */
const wordsOf = (namespace: string): string[] => [
  ...new Set(
    textsOf(endpointsOf(namespace))
      .filter((text) => text.startsWith('/v1/'))
      .map((text) => text.split('/').find((part) => !['', 'v1', 'author'].includes(part)) ?? ''),
  ),
];

/** The dependencies of a flow with these texts. */
function flowReach(modules: Modules, routes: readonly ScreenRoute[]) {
  const isOnWay = withoutScreens();
  const page = reachedFrom(modules, ['index.html'], isOnWay);
  const { scripts } = JSON.parse(readProjectFile('package.json')) as { scripts: { start: string } };
  const server = [
    ...linksTo(modules, 'vitest.config.ts', ['name']).filter(
      (named) => named.startsWith('tests/flows/') && projectOf(named) === null,
    ),
    ...scripts.start.split(' ').filter((word) => modules.files.has(word)),
  ];
  const words = new Map(
    linksTo(modules, apiTable, ['import'])
      .map((to) => namespaceOf({ to, kind: 'import' }, apiTable))
      .filter((namespace) => namespace !== null)
      .map((namespace) => [namespace, wordsOf(namespace)]),
  );
  return (file: string, texts: readonly string[]): ReadonlySet<string> => {
    const shown = new Set([
      ...page,
      ...reachedFrom(
        modules,
        routesNamed(texts, routes).map((route) => route.file),
      ),
    ]);
    const parts = new Set(texts.flatMap((text) => text.split(/[/?*]/)));
    const follows = withCalls(modules, shown, (namespace) =>
      (words.get(namespace) ?? []).some((word) => parts.has(word)),
    );
    const served = reachedFrom(
      modules,
      [file, ...server],
      (link, from) => isOnWay(link, from) && follows(link, from),
    );
    return new Set([...shown, ...served]);
  };
}

/**
 * Flows import nothing of the console. They depend on their helpers, on the server, on the parts of the page at any route, and on the screens whose
 * routes they name: a test that shows another one fails (tests/flows/shownRoutes.ts).
 */
function flowsWithReach(
  modules: Modules,
  files: readonly string[],
  routes: readonly ScreenRoute[] = screenRoutes(),
): TestWithReach[] {
  const reach = flowReach(modules, routes);
  return files.map((file) => {
    // Every change needs the dependencies of each test: they are computed once.
    let ofAll: ReadonlySet<string> | undefined;
    const ofEach = new Map<boolean, readonly { title: string; reaches: ReadonlySet<string> }[]>();
    return {
      project: 'flows',
      file,
      reaches: reach(file, textsOfFlow(file)),
      testsOn: (isTouched, codeMoved) => {
        const tests = testsOfFlow(file);
        // The common dependencies are checked first, because that is fast.
        if (tests === null || isTouched((ofAll ??= reach(file, [])))) return null;
        const each =
          ofEach.get(codeMoved) ??
          tests.map(({ title, texts, shown }) => ({
            title,
            reaches: reach(file, codeMoved ? texts : shown),
          }));
        ofEach.set(codeMoved, each);
        const chosen = each.filter(({ reaches }) => isTouched(reaches));
        return chosen.length === each.length ? null : chosen.map(({ title }) => title);
      },
    };
  });
}

/** Every test file with its dependencies. */
export function testsWithReach(modules: Modules): TestWithReach[] {
  const of = (project: Project) => [...modules.files].filter((file) => projectOf(file) === project).sort();
  return [
    ...of('unit').map((file): TestWithReach => ({
      project: 'unit',
      file,
      reaches: reachedFrom(modules, [file], offPage),
    })),
    ...storiesWithReach(modules, of('stories')),
    ...flowsWithReach(modules, of('flows')),
  ];
}

/** These read the whole tree. */
const always = (file: string) => file.startsWith('tests/architecture/');

const baselines = 'tests/visual/baselines/';

/** What a changed file means to a test: a picture stands for its story file. */
function touches({ project, file, reaches }: TestWithReach, changed: string): boolean {
  if (ground.includes(changed) || reaches.has(changed)) return true;
  if (project !== 'stories' || !changed.startsWith(baselines)) return false;
  return changed.slice(baselines.length, changed.lastIndexOf('/')) === folderOf(file);
}

/** A test file to run, and the first changed file that it depends on; null if it always runs. */
export interface Choice {
  project: Project;
  file: string;
  because: string | null;
  /** The titles of its tests to run; null for all. */
  tests: readonly string[] | null;
}

/** The weight of screens depends on the files of the whole build. */
const weights = 'tests/flows/budget.test.ts';

/** The tests of a file that changed files affect; null for all of them, also if they cannot be separated. */
function chosenTests(
  footing: TestWithReach,
  changed: readonly string[],
  codeMoved: boolean,
): string[] | null {
  if (codeMoved && footing.file === weights) return null;
  const isTouched = (reaches: ReadonlySet<string>) =>
    changed.some((one) => touches({ project: footing.project, file: footing.file, reaches }, one));
  const tests = footing.testsOn?.(isTouched, codeMoved);
  // If no single test depends on them, the file as a whole does.
  return tests === undefined || tests?.length === 0 ? null : tests;
}

/** The tests that changed files affect. `codeMoved`: imports have changed, so code may be in other files of the build. */
export function choose(
  all: readonly TestWithReach[],
  changed: readonly string[],
  { codeMoved = false }: { codeMoved?: boolean } = {},
): Choice[] {
  return all.flatMap((footing): Choice[] => {
    const { project, file } = footing;
    const because = changed.find((one) => touches(footing, one)) ?? null;
    if (because === null) return always(file) ? [{ project, file, because, tests: null }] : [];
    return [{ project, file, because, tests: chosenTests(footing, changed, codeMoved) }];
  });
}

/** Files that import it visit every screen, or those of the run. */
const everyScreen = 'tests/flows/everyScreen.ts';

/**
 * The screens that flows of every screen must visit after a change: the routes of the affected ones. null if the change affects what any screen
 * depends on, or such a flow itself.
 */
export function screensReached(modules: Modules, changed: readonly string[]): string[] | null {
  const files = [...modules.files].filter(
    (file) =>
      projectOf(file) === 'flows' && modules.links.get(file)?.some(({ to }) => to === everyScreen) === true,
  );
  const reach = (routes: readonly ScreenRoute[]) =>
    flowsWithReach(modules, files, routes).some((footing) => changed.some((one) => touches(footing, one)));
  if (reach([])) return null;
  return screenRoutes()
    .filter((route) => reach([route]))
    .map(({ path }) => path);
}
