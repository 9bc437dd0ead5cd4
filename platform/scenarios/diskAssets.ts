import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Assets } from './scenario.ts';

/** The pictures and videos of the scenarios, from this folder. */
export const diskAssets: Assets = {
  async open(path) {
    return new Blob([await readFile(fileURLToPath(new URL(path, import.meta.url)))]).stream();
  },
};
