// Checks that a flow names what it shows: `npm run test:changed` finds the flows of a screen by the routes in their texts.
import type { BrowserContext, Page } from 'playwright';
import { isTitled, testsOfFlow, textsOfFlow } from '../../scripts/flowTests.ts';
import { fitsRoute, routesNamed, screenRoutes } from '../../scripts/routes.ts';
import { nameOfFile } from './testsOfRun.ts';

const shown = new Set<string>();

function watchPage(page: Page): void {
  page.on('framenavigated', (frame) => {
    const { hash } = new URL(frame.url());
    if (frame === page.mainFrame() && hash.startsWith('#/')) shown.add(hash.slice(1).split('?')[0] ?? '');
  });
}

/** Records every route that the pages of a browser show. */
export function watchRoutes(context: BrowserContext): void {
  for (const page of context.pages()) watchPage(page);
  context.on('page', watchPage);
}

/** Clears the record: before each file, and after each test. */
export function beginRoutes(): void {
  shown.clear();
}

/** The texts that tell what a test shows: its own, or its file's if tests cannot be separated. */
function textsOf(file: string, test: string | undefined): readonly string[] {
  const its = testsOfFlow(file)?.filter(({ title }) => test !== undefined && isTitled(title, test)) ?? [];
  return its.length === 0 ? textsOfFlow(file) : its.flatMap(({ texts }) => texts);
}

/** Recorded routes that a flow test does not name; without a test, its whole file. */
export function unnamedRoutes(file: string, test?: string): string[] {
  const routes = screenRoutes();
  const named = routesNamed(textsOf(nameOfFile(file), test), routes);
  return [...shown].filter((address) => {
    const route = routes.find((one) => fitsRoute(one.path, address));
    return route !== undefined && !named.includes(route);
  });
}
