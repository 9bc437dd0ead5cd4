import { assetsAt, browserAssets } from '#platform/msw.ts';
import type { Assets } from '#platform/scenarios/scenario.ts';

const covers = import.meta.glob<string>('./covers/*.webp', { query: '?url', import: 'default', eager: true });

const flatCovers = assetsAt((path) => covers[`./${path}`]);

/**
 * The files of the scenarios as stories have them. Covers are three flat fields of the same size and colour as the real ones: cut or
 * turned wrongly they look wrong, and pictures of stories stay small.
 */
export const storyAssets: Assets = {
  open: (path) => (path.startsWith('covers/') ? flatCovers : browserAssets).open(path),
};
