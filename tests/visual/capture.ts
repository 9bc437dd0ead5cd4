// What takes and compares the pictures of stories, on the side of the runner. A picture is taken in the browser's fast encoding and
// known by its digest (`captures.json` in each folder): as long as that is the same, no pixel has to be looked at.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CDPSession, Page } from 'playwright';
import sharp from 'sharp';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import type { BrowserCommand } from 'vitest/node';
import { writeChangesPage, type PictureChange } from '../../scripts/changedPictures.ts';
import { pictureOf } from './names.ts';
import { pixelsOf, words, type Pixels } from './pixels.ts';

/** Baselines lie as the story files do below `src`. */
const baselines = path.resolve('tests/visual/baselines');
/** Where what differs is left to be looked at. */
const differences = path.resolve('dist/pictures');

/** For how long a picture that differs is taken again, and the pause between two, ms: what came late may still come. */
const PATIENCE = 3000;
const PAUSE = 60;
/** The pause where a new baseline is taken, ms: it should not be of a page that only seems to stand. */
const STEADY = 100;

/** `VISUAL=update` takes new baselines: all of them, or those whose names hold one of these words. */
const updating = process.env['VISUAL'] === 'update';
const named = (process.env['PICTURES'] ?? '').split(' ').filter((word) => word !== '');
const isTaken = (name: string) =>
  updating && (named.length === 0 || named.some((word) => name.includes(word)));

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** By the story's part of a picture's name: the digest of what the browser gives. */
type Journal = Map<string, string>;

const journals = new Map<string, Journal>();
const changedJournals = new Set<string>();

const journalFile = (folder: string) => path.join(baselines, folder, 'captures.json');

/** The pictures of one folder. Each has a journal of its own, so that two changes do not meet in one file. */
function journalOf(folder: string): Journal {
  const known = journals.get(folder);
  if (known !== undefined) return known;
  const file = journalFile(folder);
  const rows = existsSync(file)
    ? v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(file, 'utf8')))
    : {};
  const journal = new Map(Object.entries(rows));
  journals.set(folder, journal);
  return journal;
}

function writeJournals(): void {
  for (const folder of changedJournals) {
    const rows = [...journalOf(folder)].filter(([name]) =>
      existsSync(path.join(baselines, folder, `${name}.webp`)),
    );
    const sorted = Object.fromEntries(rows.sort(([one], [other]) => (one < other ? -1 : 1)));
    writeFileSync(journalFile(folder), `${JSON.stringify(sorted, null, 2)}\n`);
  }
  changedJournals.clear();
}

const placeOf = (name: string) => ({ folder: path.dirname(name), row: path.basename(name) });

const knownDigest = (name: string) => {
  const { folder, row } = placeOf(name);
  return journalOf(folder).get(row);
};

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** What the page shows, as a PNG that is fast to make. */
async function capture(page: Page): Promise<Buffer> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  const session = await known;
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return Buffer.from(data, 'base64');
}

/** Whether there is nothing on a picture: all of it is one colour. */
function isBlank(pixels: Pixels): boolean {
  const all = words(pixels);
  return all.every((pixel) => pixel === all[0]);
}

/** What differs is drawn in this, over a pale copy of the baseline. */
const MARK = [214, 0, 84, 255];
const PALE = 0.25;

/** How many pixels differ, and a PNG of where; no PNG where the sizes do. */
async function differenceOf(one: Pixels, other: Pixels): Promise<{ count: number; png: Buffer | null }> {
  if (one.width !== other.width || one.height !== other.height)
    return { count: Math.max(one.width * one.height, other.width * other.height), png: null };
  const [before, after] = [words(one), words(other)];
  const marked = Buffer.from(one.data);
  let count = 0;
  for (let at = 0; at < before.length; at += 1) {
    if (before[at] === after[at]) {
      for (let part = at * 4; part < at * 4 + 3; part += 1)
        marked[part] = 255 - (255 - (marked[part] ?? 0)) * PALE;
    } else {
      count += 1;
      marked.set(MARK, at * 4);
    }
  }
  const { width, height } = one;
  const png =
    count === 0
      ? null
      : await sharp(marked, { raw: { width, height, channels: 4 } })
          .png()
          .toBuffer();
  return { count, png };
}

/** What differed in this run. */
const changes: PictureChange[] = [];
/** Pictures with the pixels of their baselines that are not known by their digests: each costs seconds until it is taken anew. */
const encodedAnew: string[] = [];

/** Leaves what differs for the page of changed pictures. */
async function leave(
  name: string,
  pixels: number,
  files: Record<'before' | 'after' | 'difference', Buffer | null>,
): Promise<void> {
  const picture = pictureOf(name);
  if (picture === null) throw new Error(`No picture can be called ${name}`);
  const { folder, story, theme, width } = picture;
  await mkdir(differences, { recursive: true });
  const file = async (kind: keyof typeof files) => {
    const bytes = files[kind];
    if (bytes === null) return null;
    const fileName = `${name.replaceAll('/', '-')}-${kind}.${kind === 'before' ? 'webp' : 'png'}`;
    await writeFile(path.join(differences, fileName), bytes);
    return fileName;
  };
  changes.push({
    name,
    story: `${folder.replaceAll('/', '-').toLowerCase()}--${story}`,
    title: folder,
    storyName: story,
    theme,
    width,
    before: await file('before'),
    after: await file('after'),
    difference: await file('difference'),
    pixels,
  });
}

/** What became of a picture: null where it is as it should be, else what to tell. */
export type PictureProblem = string | null;

const fileOf = (name: string) => path.join(baselines, `${name}.webp`);

/** Keeps a picture as the baseline. */
async function keep(name: string, shot: Buffer): Promise<PictureProblem> {
  if (isBlank(await pixelsOf(shot))) return `There is nothing on ${name}: it is one colour`;
  const { folder, row } = placeOf(name);
  await mkdir(path.join(baselines, folder), { recursive: true });
  // More effort makes it a hundredth smaller, and takes twice as long.
  await writeFile(
    fileOf(name),
    await sharp(shot).removeAlpha().webp({ lossless: true, effort: 2 }).toBuffer(),
  );
  journalOf(folder).set(row, digest(shot));
  changedJournals.add(folder);
  return null;
}

/** Tells of a picture that is not its baseline. */
async function tell(name: string, shot: Buffer): Promise<PictureProblem> {
  const baseline = await readFile(fileOf(name)).catch(() => null);
  if (baseline === null) {
    await leave(name, 0, { before: null, after: shot, difference: null });
    return `There is no baseline of ${name}: take it with \`npm run test:visual -- --update ${name}\``;
  }
  const { count, png } = await differenceOf(await pixelsOf(baseline), await pixelsOf(shot));
  // Another version of the browser may encode the same pixels otherwise.
  if (count === 0) {
    encodedAnew.push(name);
    return null;
  }
  await leave(name, count, { before: baseline, after: shot, difference: png });
  return `${count} pixels of ${name} differ: see dist/pictures/index.html`;
}

/** Whether the page shows the very picture that its baseline is known by. Most do, at once. */
export const isPicture: BrowserCommand<[name: string]> = async ({ page }, name): Promise<boolean> => {
  const known = knownDigest(name);
  return known !== undefined && known === digest(await capture(page));
};

/** Compares what the page shows with its baseline, to the last bit; a baseline that is to be taken anew is. */
export const comparePicture: BrowserCommand<[name: string]> = async (
  { page },
  name,
): Promise<PictureProblem> => {
  const known = knownDigest(name);
  const end = Date.now() + PATIENCE;
  let last: Buffer | null = null;
  for (;;) {
    const shot = await capture(page);
    if (known !== undefined && known === digest(shot) && existsSync(fileOf(name))) return null;
    // The same picture twice: the page stands still, and this is how it stands.
    const still = last !== null && shot.equals(last);
    if (still && isTaken(name)) return keep(name, shot);
    if (still && Date.now() > end) return tell(name, shot);
    if (Date.now() > end + PATIENCE) return `${name} does not stand still`;
    last = shot;
    await new Promise((resolve) => setTimeout(resolve, updating ? STEADY : PAUSE));
  }
};

/** Begins without the differences of the last run, and ends with the page of those of this one. */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    async configureVitest({ vitest }) {
      await rm(differences, { recursive: true, force: true });
      vitest.onClose(async () => {
        writeJournals();
        if (changes.length > 0)
          console.log(`Changed pictures: ${await writeChangesPage(differences, changes)}`);
        if (encodedAnew.length > 0)
          console.log(`The same pixels in another encoding, to be taken anew: ${encodedAnew.join(', ')}`);
      });
    },
  };
}
