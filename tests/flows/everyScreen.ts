// Helpers for flows that visit every screen. After a change of a few screens `npm run test:changed` limits them to those.
import { fitsRoute } from '../../scripts/routes.ts';

/** The routes of this run, in the router's notation; null for all. */
const routesOfRun = process.env['SCREENS']?.split(' ') ?? null;

/** The screens of this run. `addressOf` returns the address of a screen: `#/quizzes/*?tab=2`. */
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

/** The screens of this run, for weighing their files. If imports have changed, code may be in other files: then all screens. */
export const weighedOfRun: typeof screensOfRun = (screens, addressOf) =>
  process.env['IMPORTS_CHANGED'] === undefined ? screensOfRun(screens, addressOf) : screens;

/**
 * The screens of this run, for tests that open them only to check how their code loads. A test without other screens is skipped if imports are
 * unchanged (scripts/flowTests.ts): other tests cover what such a screen shows.
 */
export const codeOfRun: typeof screensOfRun = (screens, addressOf) => screensOfRun(screens, addressOf);
