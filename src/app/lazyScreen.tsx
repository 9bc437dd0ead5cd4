import type { ComponentType } from 'react';
import { preloadable } from '#lib/preloadable.tsx';

/** How long the code of a screen may take, ms. After that it counts as failed. */
export const chunkTimeout = 120_000;

/** The code of a screen did not arrive. */
export class ChunkError extends Error {
  constructor(cause?: unknown) {
    super('The screen could not be loaded', { cause });
    this.name = 'ChunkError';
  }
}

/** Resolves as `work` does, or rejects with ChunkError when it fails or `ms` have passed. */
export async function withTimeout<T>(work: Promise<T>, ms: number = chunkTimeout): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError()), ms);
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    throw error instanceof ChunkError ? error : new ChunkError(error);
  } finally {
    clearTimeout(timer);
  }
}

/** A component whose code can be asked for before it is shown. */
export type LazyScreen<Props extends object> = ComponentType<Props> & { preload: () => Promise<void> };

/** A screen that is loaded when it is first shown: `lazyScreen(() => import('…'), (module) => module.Screen)`. */
export function lazyScreen<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LazyScreen<Props> {
  const { Part, preload } = preloadable(async () => ({ default: pick(await withTimeout(load())) }));
  // What fails here is asked for again, and told, when the screen is shown.
  const ahead = async () => {
    await preload().catch(() => undefined);
  };
  return Object.assign(Part, { preload: ahead });
}
