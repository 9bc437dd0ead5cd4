// Flows that go through every screen. After a change of a few screens `npm run test:changed` has them go through those alone.
import { fitsRoute } from '../../scripts/routes.ts';

/** The routes that a run is about, as the router writes them; null where it is about all. */
const routesOfRun = process.env['SCREENS']?.split(' ') ?? null;

/** Of all screens those that this run is about. `addressOf` tells where a screen stands: `#/quizzes/*?tab=2`. */
export function screensOfRun<Screen>(
  screens: readonly Screen[],
  addressOf: (screen: Screen) => string,
): readonly Screen[] {
  if (routesOfRun === null) return screens;
  return screens.filter((screen) => {
    const address = addressOf(screen).replace(/^#/, '').split('?')[0] ?? '';
    return routesOfRun.some((route) => fitsRoute(route, address));
  });
}

/** Of screens whose files are weighed those that this run is about. Where imports have changed code may lie in other files: then all of them. */
export const weighedOfRun: typeof screensOfRun = (screens, addressOf) =>
  process.env['IMPORTS_CHANGED'] === undefined ? screensOfRun(screens, addressOf) : screens;

/**
 * Of screens that a flow opens for their code alone, to see that it has come or has not, those that this run is about. A test that takes no others
 * is left out where imports are as before (scripts/flowTests.ts): what such a screen shows is seen elsewhere.
 */
export const codeOfRun: typeof screensOfRun = (screens, addressOf) => screensOfRun(screens, addressOf);
