// What takes and compares the pictures of stories, on the side of the runner. The browser's own fast encoding halves the time
// of a picture, so a baseline is known by the digest of that encoding too (captures.json); pixels are looked at where it differs.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CDPSession, Page } from 'playwright';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import * as v from 'valibot';
import type { BrowserCommand } from 'vitest/node';

/** Baselines lie beside each other in one folder, named by story id, theme and width. */
const baselines = path.resolve('tests/visual/baselines');
const capturesFile = path.resolve('tests/visual/captures.json');
/** Where what differs is left to be looked at. */
const differences = path.resolve('dist/pictures');

/** For how long a picture that differs is taken again, and the pause between two, ms: what came late may still come. */
const PATIENCE = 3000;
const PAUSE = 60;
/** The pause where a new baseline is taken, ms: it should not be of a page that only seems to stand. */
const STEADY = 100;

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** By the name of a picture: digests of its baseline's file and of the same pixels as the browser encodes them fast. */
const captures = new Map<string, string>(
  existsSync(capturesFile)
    ? Object.entries(
        v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(capturesFile, 'utf8'))),
      )
    : [],
);
let changed = false;
process.once('exit', () => {
  if (!changed) return;
  const rows = [...captures].filter(([name]) => existsSync(path.join(baselines, `${name}.png`)));
  const sorted = Object.fromEntries(rows.sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(capturesFile, `${JSON.stringify(sorted, null, 2)}\n`);
});

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** What the page shows as PNG: fast to make, or small to keep. */
async function capture(page: Page, optimizeForSpeed: boolean): Promise<Buffer> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  const session = await known;
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed });
  return Buffer.from(data, 'base64');
}

/** A part of a picture, px. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Takes a part of one picture into another, so that they are the same there. */
function cover(one: PNG, other: PNG, { x, y, width, height }: Box): void {
  const [left, right] = [Math.max(0, Math.floor(x)), Math.min(one.width, Math.ceil(x + width))];
  const [top, bottom] = [Math.max(0, Math.floor(y)), Math.min(one.height, Math.ceil(y + height))];
  if (right > left && bottom > top) PNG.bitblt(one, other, left, top, right - left, bottom - top, left, top);
}

/** By how many of 255 levels a colour may differ: the shadow or the glyph of what has slid in is rounded otherwise, now and then. */
const UNSEEN = 3;

/** Takes the colours of one picture into another where nobody could tell them apart. */
function forgive(one: PNG, other: PNG): void {
  const [from, to] = [one.data, other.data];
  for (let at = 0; at < from.length; at += 1) {
    const [was = 0, is = 0] = [from[at], to[at]];
    if (was !== is && Math.abs(was - is) <= UNSEEN) to[at] = was;
  }
}

/**
 * How many pixels differ, and a picture of where; null where nothing does. No colour may differ that an eye could tell, but the
 * smoothing of an edge may: a layer that has moved is drawn a fraction of a pixel aside, now and then.
 */
function difference(one: PNG, other: PNG, unsteady: readonly Box[]): { count: number; picture: PNG } | null {
  const { width, height } = one;
  if (other.width !== width || other.height !== height)
    return { count: Math.max(width * height, other.width * other.height), picture: one };
  for (const box of unsteady) cover(one, other, box);
  if (one.data.equals(other.data)) return null;
  forgive(one, other);
  const picture = new PNG({ width, height });
  const count = pixelmatch(one.data, other.data, picture.data, width, height, {
    threshold: 0,
    includeAA: false,
  });
  return count === 0 ? null : { count, picture };
}

/** What became of a picture: null where it is as it should be, else what to tell. */
export type PictureProblem = string | null;

const fileOf = (name: string) => path.join(baselines, `${name}.png`);
const keyOf = (baseline: Buffer, shot: Buffer) => `${digest(baseline)}.${digest(shot)}`;

/** Whether the page shows the very bytes that its baseline is known by. Most pictures do, at once. */
export const isPicture: BrowserCommand<[name: string]> = async ({ page }, name): Promise<boolean> => {
  const known = captures.get(name);
  const baseline = known === undefined ? null : await readFile(fileOf(name)).catch(() => null);
  return baseline !== null && keyOf(baseline, await capture(page, true)) === known;
};

/** Compares what the page shows with its baseline to the pixel; with `--update` a picture that differs becomes the baseline. */
export const comparePicture: BrowserCommand<[name: string, unsteady: Box[]]> = async (
  { page, project },
  name,
  unsteady,
): Promise<PictureProblem> => {
  const file = fileOf(name);
  const baseline = await readFile(file).catch(() => null);
  const update = project.serializedConfig.snapshotOptions.updateSnapshot === 'all';
  const remember = (png: Buffer, shot: Buffer) => {
    captures.set(name, keyOf(png, shot));
    changed = true;
  };
  let expected: PNG | null = null;
  let last: Buffer | null = null;
  const end = Date.now() + PATIENCE;
  for (;;) {
    const shot = await capture(page, true);
    if (baseline && captures.get(name) === keyOf(baseline, shot)) return null;
    // The same picture twice: the page stands still, and this is how it stands.
    const still = last !== null && shot.equals(last);
    if (baseline && !still) {
      expected ??= PNG.sync.read(baseline);
      if (difference(expected, PNG.sync.read(shot), unsteady) === null) {
        if (update) remember(baseline, shot);
        return null;
      }
    }
    if (still && update) {
      const png = await capture(page, false);
      // What is kept was taken between two pictures that are the same.
      if (shot.equals(await capture(page, true))) {
        await mkdir(baselines, { recursive: true });
        await writeFile(file, png);
        remember(png, shot);
        return null;
      }
    } else if (still && Date.now() > end) {
      const actual = PNG.sync.read(shot);
      await mkdir(differences, { recursive: true });
      await writeFile(path.join(differences, `${name}-actual.png`), PNG.sync.write(actual));
      if (expected === null)
        return `There is no baseline of ${name}: take it with \`npm run test:visual -- --update\``;
      const found = difference(expected, actual, unsteady);
      if (found) await writeFile(path.join(differences, `${name}-diff.png`), PNG.sync.write(found.picture));
      return `${found?.count ?? 0} pixels of ${name} differ: see dist/pictures`;
    }
    if (Date.now() > end + PATIENCE) return `${name} does not stand still`;
    last = shot;
    await new Promise((resolve) => setTimeout(resolve, update ? STEADY : PAUSE));
  }
};
