// Which unit tests, stories and flows a change reaches.
import { folderOf } from '../tests/visual/names.ts';
import { testsOfFlow, textsOfFlow } from './flowTests.ts';
import { reachedFrom, readProjectFile, type Link, type Modules } from './modules.ts';
import { routesNamed, screenRoutes, textsOf, type ScreenRoute } from './routes.ts';

/** The projects of the test runner. */
export type Project = 'unit' | 'stories' | 'flows';

/** Which project a file of tests belongs to; null for what is none. */
export function projectOf(file: string): Project | null {
  if (file.endsWith('.stories.tsx')) return 'stories';
  if (!file.endsWith('.test.ts')) return null;
  return /^tests\/(?:flows|faults)\//.test(file) ? 'flows' : 'unit';
}

/** A file of tests, and what it stands on. */
interface Footing {
  project: Project;
  file: string;
  reaches: ReadonlySet<string>;
  /**
   * The titles of its tests that stand on what is touched; null for all of them, and where nobody can tell them apart. Screens that a test opens
   * for their code alone count where `codeMoved`.
   */
  testsOn?: (isTouched: (reaches: ReadonlySet<string>) => boolean, codeMoved: boolean) => string[] | null;
}

/** What every test of the project stands on, whatever it imports. */
const ground = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
  // In place of a library, by an alias.
  'src/theme/nesting.ts',
];

/** The tables that join namespaces, and where the namespaces lie. A test stands on those that it calls. */
const platformTable = 'platform/routes/table.ts';
const apiTable = 'src/api/endpoints.ts';
const endpointsOf = (namespace: string) => `src/api/${namespace}/endpoints.ts`;

/** The namespace that a link out of one of the tables leads to. */
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

/** Who names the page serves it or builds it, and would seem to stand on every screen. Flows look at the page by itself. */
const offPage = (_link: Link, from: string) => from !== 'index.html';

const notByTables = (link: Link, from: string) => offPage(link, from) && namespaceOf(link, from) === null;

/**
 * What a part of a test stands on, the namespaces left out that it does not call: the stand-in of the platform answers for
 * all of them, and all would seem to stand on each.
 */
function withCalls(modules: Modules, own: ReadonlySet<string>, called: (namespace: string) => boolean) {
  // Who takes the whole table may call anything.
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

/** Where a table of routes imports a screen: only who names the route shows it. */
function withoutScreens(): (link: Link, from: string) => boolean {
  const screens = new Set(screenRoutes().map(({ file }) => file));
  return (link, from) => !(link.kind === 'lazy' && from.startsWith('src/app/') && screens.has(link.to));
}

/** The table of routes, which walks across the screens take. */
const tableOfRoutes = 'src/app/routes.tsx';

/** The screens of the routes that a walk fetches ahead: one that comes by another fails (.storybook/Walk.tsx). */
const screensOfWalk = (file: string) =>
  routesNamed(
    textsOf(file).map((text) => `#${text}`),
    screenRoutes(),
  ).map((route) => route.file);

/** Stories stand on what they import, and on what draws every story. */
function storyFootings(modules: Modules, files: readonly string[]): Footing[] {
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

/** The first words of the paths of a namespace: `quiz` of `/v1/author/quiz/list`. */
const wordsOf = (namespace: string): string[] => [
  ...new Set(
    textsOf(endpointsOf(namespace))
      .filter((text) => text.startsWith('/v1/'))
      .map((text) => text.split('/').find((part) => !['', 'v1', 'author'].includes(part)) ?? ''),
  ),
];

/** What a flow with these texts stands on. */
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
 * Flows import nothing of the console. They stand on their helpers, on the server, on what the page has at any route, and on
 * the screens whose routes they name: a test that shows another fails (tests/flows/shownRoutes.ts).
 */
function flowFootings(
  modules: Modules,
  files: readonly string[],
  routes: readonly ScreenRoute[] = screenRoutes(),
): Footing[] {
  const reach = flowReach(modules, routes);
  return files.map((file) => {
    // What each test stands on is asked for by every change: it is worked out once.
    let ofAll: ReadonlySet<string> | undefined;
    const ofEach = new Map<boolean, readonly { title: string; reaches: ReadonlySet<string> }[]>();
    return {
      project: 'flows',
      file,
      reaches: reach(file, textsOfFlow(file)),
      testsOn: (isTouched, codeMoved) => {
        const tests = testsOfFlow(file);
        // What all of them stand on is soon told.
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

/** Every file of tests with what it stands on. */
export function footings(modules: Modules): Footing[] {
  const of = (project: Project) => [...modules.files].filter((file) => projectOf(file) === project).sort();
  return [
    ...of('unit').map((file): Footing => ({
      project: 'unit',
      file,
      reaches: reachedFrom(modules, [file], offPage),
    })),
    ...storyFootings(modules, of('stories')),
    ...flowFootings(modules, of('flows')),
  ];
}

/** These read the whole tree. */
const always = (file: string) => file.startsWith('tests/architecture/');

const baselines = 'tests/visual/baselines/';

/** What a changed file means to a test: a picture belongs to its story file. */
function touches({ project, file, reaches }: Footing, changed: string): boolean {
  if (ground.includes(changed) || reaches.has(changed)) return true;
  if (project !== 'stories' || !changed.startsWith(baselines)) return false;
  return changed.slice(baselines.length, changed.lastIndexOf('/')) === folderOf(file);
}

/** A file of tests that is to run, and the first changed file that it stands on; null where it always runs. */
export interface Choice {
  project: Project;
  file: string;
  because: string | null;
  /** The titles of its tests that run; null for all. */
  tests: readonly string[] | null;
}

/** What screens weigh hangs on how the whole build lies in files. */
const weights = 'tests/flows/budget.test.ts';

/** Of the tests of a file those that changed files reach; null for all of them, as where nobody can tell which. */
function chosenTests(footing: Footing, changed: readonly string[], codeMoved: boolean): string[] | null {
  if (codeMoved && footing.file === weights) return null;
  const isTouched = (reaches: ReadonlySet<string>) =>
    changed.some((one) => touches({ project: footing.project, file: footing.file, reaches }, one));
  const tests = footing.testsOn?.(isTouched, codeMoved);
  // Where none stands on it by itself nobody knows better than that the file does.
  return tests === undefined || tests?.length === 0 ? null : tests;
}

/** The tests that changed files reach. `codeMoved` tells that imports are others: code may lie in other files of the build. */
export function choose(
  all: readonly Footing[],
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

/** Who imports it goes through every screen, or through those of the run. */
const everyScreen = 'tests/flows/everyScreen.ts';

/**
 * The screens that flows of every screen are to go through after a change: the routes of those that it reaches. Null where it
 * reaches what any screen stands on, or such a flow itself.
 */
export function screensReached(modules: Modules, changed: readonly string[]): string[] | null {
  const files = [...modules.files].filter(
    (file) =>
      projectOf(file) === 'flows' && modules.links.get(file)?.some(({ to }) => to === everyScreen) === true,
  );
  const reach = (routes: readonly ScreenRoute[]) =>
    flowFootings(modules, files, routes).some((footing) => changed.some((one) => touches(footing, one)));
  if (reach([])) return null;
  return screenRoutes()
    .filter((route) => reach([route]))
    .map(({ path }) => path);
}
