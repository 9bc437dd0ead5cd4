import { assetsAt, browserAssets } from '#platform/msw.ts';
import { coverFacts, type Assets } from '#platform/scenarios/scenario.ts';

const covers = import.meta.glob<string>('./covers/*.webp', { query: '?url', import: 'default', eager: true });

const flatCovers = assetsAt((path) => covers[`./${path}`]);

const sizes = new Map(Object.entries(coverFacts).map(([name, { size }]) => [`covers/${name}.webp`, size]));

/** A flat cover with the length that the platform gives for the real one. Otherwise a reader of the whole file would find it cut. */
async function openCover(path: string): Promise<ReadableStream<Uint8Array>> {
  const cover = await new Response(await flatCovers.open(path)).blob();
  const rest = Math.max(0, (sizes.get(path) ?? 0) - cover.size);
  return new Blob([cover, new Uint8Array(rest)]).stream();
}

/**
 * The files of the scenarios for stories. Covers are three flat fields in the size and colours of the real ones. If they are cut or rotated wrongly
 * it shows, and the pictures of stories stay small.
 */
export const storyAssets: Assets = {
  open: async (path) => (path.startsWith('covers/') ? openCover(path) : browserAssets.open(path)),
};
