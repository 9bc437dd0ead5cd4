import type { Atom } from 'jotai';
import type { ComponentType, ReactNode } from 'react';
import { preloadable, type PreloadableOptions } from '#lib/preloadable.tsx';

/** A component whose code can be asked for before it is shown. */
export type LazyScreen<Props extends object> = ComponentType<Props> & {
  preload: () => Promise<void>;
  /** Reads what the screen reads, so that its calls are made before it is rendered; undefined without such, or without its code. */
  ahead: () => Atom<unknown> | undefined;
};

interface ScreenOptions<Module, Props extends object> extends PreloadableOptions<Props> {
  ahead?: (module: Module) => Atom<unknown>;
  /** Brings what the screen shows at once and has in a file of its own: shown before that, it would wait for it under a fallback. */
  parts?: (module: Module) => Promise<void>;
}

/** A screen that is loaded when it is first shown: `lazyScreen(() => import('…'), (module) => module.Screen)`. */
export function lazyScreen<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => (props: Props) => ReactNode,
  options: ScreenOptions<Module, Props> = { screen: true },
): LazyScreen<Props> {
  let atom: Atom<unknown> | undefined;
  const code = async () => {
    const module = await load();
    atom = options.ahead?.(module);
    await options.parts?.(module);
    return { default: pick(module) };
  };
  const { Part, preload } = preloadable(code, options);
  return Object.assign(Part, { preload, ahead: () => atom });
}
