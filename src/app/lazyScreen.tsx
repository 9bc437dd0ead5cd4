import type { Atom } from 'jotai';
import type { ComponentType, ReactNode } from 'react';
import { withTimeout } from '#lib/loading/late.ts';
import { preloadable, type PreloadableOptions } from '#lib/loading/preloadable.tsx';

/** A component whose code can be asked for before it is shown. */
export type LazyScreen<Props extends object> = ComponentType<Props> & {
  preload: () => Promise<void>;
  /** Reads what the screen reads, so that its calls are made before it is rendered; undefined without such, or without its code. */
  ahead: () => Atom<unknown> | undefined;
};

/** How long a screen waits for what it shows at once, ms. */
const patience = 3000;

/** What the module of a screen may say beside it. */
interface Ahead {
  /** Reads what the screen reads; `loading` until what it shows is there. */
  aheadAtom?: Atom<unknown>;
  /** Brings what the screen shows at once and has in a file of its own: shown before that, it would wait for it under a fallback. */
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
    // A screen that lacks a part is better than none.
    if (module.preloadParts) await withTimeout(module.preloadParts(), patience).catch(() => undefined);
    return { default: pick(module) };
  };
  const { Part, preload } = preloadable(code, options);
  return Object.assign(Part, { preload, ahead: () => atom });
}
