import type { Atom } from 'jotai';
import type { ComponentType, ReactNode } from 'react';
import { withTimeout } from '#lib/loading/late.ts';
import { preloadable, type PreloadableOptions } from '#lib/loading/preloadable.tsx';

/** A component whose code can be preloaded. */
export type LazyScreen<Props extends object> = ComponentType<Props> & {
  preload: () => Promise<void>;
  /** Reads the screen's data, so that its calls are made before it renders; undefined if it has none, or its code is not there. */
  ahead: () => Atom<unknown> | undefined;
};

/** How long a screen waits for the lazy parts that it shows at once, ms. */
const patience = 3000;

/** Optional exports of a screen's module. */
interface Ahead {
  /** Reads the screen's data; `loading` until it is there. */
  aheadAtom?: Atom<unknown>;
  /** Loads the lazy parts that the screen shows at once. If it rendered earlier, it would show a fallback instead. */
  preloadParts?: () => Promise<void>;
}

/** A screen that is loaded when it is first shown: `lazyScreen(() => import('…'), (module) => module.Screen)`. */
export function lazyScreen<Module, Props extends object>(
  load: () => Promise<Module & Ahead>,
  pick: (module: Module) => (props: Props) => ReactNode,
  options: PreloadableOptions<Props> = { screen: true },
): LazyScreen<Props> {
  let atom: Atom<unknown> | undefined;
  const code = async () => {
    const module = await load();
    atom = module.aheadAtom;
    // A screen without a part is better than none.
    if (module.preloadParts) await withTimeout(module.preloadParts(), patience).catch(() => undefined);
    return { default: pick(module) };
  };
  const { Part, preload } = preloadable(code, options);
  return Object.assign(Part, { preload, ahead: () => atom });
}
