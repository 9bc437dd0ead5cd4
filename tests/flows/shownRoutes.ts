// What a flow shows is what it names: `npm run test:changed` finds the flows of a screen by the routes in their texts.
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { fitsRoute, routesNamed, screenRoutes, textsOfFlow } from '../../scripts/routes.ts';

const shown = new Set<string>();

function watchPage(page: Page): void {
  page.on('framenavigated', (frame) => {
    const { hash } = new URL(frame.url());
    if (frame === page.mainFrame() && hash.startsWith('#/')) shown.add(hash.slice(1).split('?')[0] ?? '');
  });
}

/** Takes note of every route that the pages of a browser show. */
export function watchRoutes(context: BrowserContext): void {
  for (const page of context.pages()) watchPage(page);
  context.on('page', watchPage);
}

/** Forgets what has been shown: done before each file. */
export function beginRoutes(): void {
  shown.clear();
}

/** Routes that have been shown, and that the file of a flow does not name. */
export function unnamedRoutes(file: string): string[] {
  const routes = screenRoutes();
  const named = routesNamed(textsOfFlow(path.relative('.', file).split(path.sep).join('/')), routes);
  return [...shown].filter((address) => {
    const route = routes.find((one) => fitsRoute(one.path, address));
    return route !== undefined && !named.includes(route);
  });
}
