import type { ComponentType, ReactNode } from 'react';
import { preloadable, type PreloadableOptions } from '#lib/preloadable.tsx';

/** A component whose code can be asked for before it is shown. */
export type LazyScreen<Props extends object> = ComponentType<Props> & { preload: () => Promise<void> };

/** A screen that is loaded when it is first shown: `lazyScreen(() => import('…'), (module) => module.Screen)`. */
export function lazyScreen<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => (props: Props) => ReactNode,
  options: PreloadableOptions<Props> = { screen: true },
): LazyScreen<Props> {
  const { Part, preload } = preloadable(async () => ({ default: pick(await load()) }), options);
  return Object.assign(Part, { preload });
}
