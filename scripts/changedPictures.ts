// The page of changed pictures: one static HTML file for the review of pictures that differ.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { imageSizeFromFile } from 'image-size/fromFile';
import { escapeHtml, shellArgument } from './changedPictures/escape.ts';
import { idOf, storyLink } from './changedPictures/addresses.ts';

/** A picture that differs from its baseline. File names are relative to the folder of the page. */
export interface PictureChange {
  /** The argument of `--update` that renews only this picture. */
  name: string;
  /** Story id. */
  story: string;
  /** Title of the component, such as «Features/Quizzes/QuizEditor». */
  title: string;
  storyName: string;
  theme: 'light' | 'dark';
  /** Of the window, px. */
  width: number;
  /** The baseline; null if the picture is new. */
  before: string | null;
  /** What the story shows now; null if the picture is gone. */
  after: string | null;
  difference: string | null;
  /** The number of pixels that differ. */
  pixels: number;
}

/** The pictures of one component. */
interface ChangeGroup {
  title: string;
  changes: PictureChange[];
}

/** Compares texts by code unit, the same on every machine. */
const order = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Groups pictures by component; within one by story, the widest first, light before dark. */
export function groupChanges(changes: readonly PictureChange[]): ChangeGroup[] {
  const sorted = changes.toSorted(
    (one, other) =>
      order(one.title, other.title) ||
      order(one.storyName, other.storyName) ||
      other.width - one.width ||
      order(other.theme, one.theme),
  );
  return [...Map.groupBy(sorted, ({ title }) => title)].map(([title, group]) => ({ title, changes: group }));
}

const states = { changed: 'Changed', new: 'New', removed: 'Removed' } as const;

type State = keyof typeof states;

/** What happened to a picture. */
function stateOf({ before, after }: PictureChange): State {
  if (before === null) return 'new';
  return after === null ? 'removed' : 'changed';
}

const number = new Intl.NumberFormat('en');
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumSignificantDigits: 2 });
const count = (amount: number, one: string) => `${number.format(amount)} ${one}${amount === 1 ? '' : 's'}`;

/** An address relative to the page, encoded for any folder name. */
const addressOf = (file: string) => escapeHtml(file.split(path.sep).map(encodeURIComponent).join('/'));

interface Size {
  width: number;
  height: number;
}

/** Sizes of the files, px; a file that cannot be read has none and is shown at its natural size. */
async function sizesOf(folder: string, changes: readonly PictureChange[]): Promise<Map<string, Size>> {
  const files = changes.flatMap(({ before, after, difference }) => [before, after, difference]);
  const rows = await Promise.all(
    files
      .filter((file) => file !== null)
      .map(async (file) => {
        const size = await imageSizeFromFile(path.join(folder, file)).catch(() => null);
        return size ? [[file, size] as const] : [];
      }),
  );
  return new Map(rows.flat());
}

type Sizes = ReadonlyMap<string, Size>;

function image(file: string, alt: string, sizes: Sizes): string {
  const size = sizes.get(file);
  // Space is reserved for a picture that has not loaded yet, so that nothing below it moves.
  const room = size ? ` width="${size.width}" height="${size.height}"` : '';
  return `<img src="${addressOf(file)}" alt="${escapeHtml(alt)}"${room} loading="lazy" decoding="async">`;
}

function figure(file: string | null, caption: string, what: string, sizes: Sizes): string {
  if (file === null) return '';
  const alt = `${caption}: ${what}`;
  return `<figure><figcaption>${escapeHtml(caption)}</figcaption><a href="${addressOf(file)}" target="_blank">${image(file, alt, sizes)}</a></figure>`;
}

/** Before over after, divided by a line that the slider moves. */
function slider(before: string, after: string, what: string, sizes: Sizes): string {
  return `<div class="slider" data-view="slider" hidden>
  <div class="legend" aria-hidden="true"><span>Before</span><span>After</span></div>
  <div class="stack">
    ${image(after, `After: ${what}`, sizes)}
    <div class="over">${image(before, `Before: ${what}`, sizes)}</div>
    <input type="range" min="0" max="100" step="any" value="50" aria-label="How much of the picture before is shown: ${escapeHtml(what)}" aria-valuetext="50 % before">
  </div>
</div>`;
}

/** The size of the change, in words. */
function extent(change: PictureChange, sizes: Sizes): string {
  const [before, after] = [change.before, change.after].map((file) => sizes.get(file ?? ''));
  const told = `${count(change.pixels, 'pixel')} differ${change.pixels === 1 ? 's' : ''}`;
  if (before === undefined || after === undefined) return told;
  if (before.width !== after.width || before.height !== after.height)
    return `${before.width} × ${before.height} became ${after.width} × ${after.height} px`;
  return `${told}, ${percent.format(change.pixels / (after.width * after.height))}`;
}

/** The words that the search matches. */
const wordsOf = ({ name, story, title, storyName }: PictureChange) =>
  [title, storyName, name, story].join(' ').toLowerCase();

function card(change: PictureChange, sizes: Sizes): string {
  const { name, storyName, theme, width, before, after, difference } = change;
  const state = stateOf(change);
  const argument = shellArgument(name);
  const what = `${storyName}, ${theme}, ${width} px`;
  const views =
    before !== null && after !== null
      ? `<fieldset class="segments">
      <legend class="unseen">View of ${escapeHtml(what)}</legend>
      ${segment(`view ${name}`, 'beside', 'Side by side', true)}
      ${segment(`view ${name}`, 'slider', 'Slider', false)}
    </fieldset>`
      : '';
  return `<article class="card" id="${idOf(change)}" data-theme="${theme}" data-width="${width}" data-state="${state}" data-words="${escapeHtml(wordsOf(change))}" data-argument="${escapeHtml(argument)}">
  <header>
    <h3><a href="#${idOf(change)}">${escapeHtml(storyName)}</a></h3>
    <span class="label ${state}">${states[state]}</span>
    <span class="fact">${theme === 'dark' ? 'Dark' : 'Light'}</span>
    <span class="fact">${width} px</span>
    ${state === 'changed' ? `<span class="fact">${escapeHtml(extent(change, sizes))}</span>` : ''}
    ${views}
  </header>
  <div class="beside" data-view="beside">
    ${figure(before, 'Before', what, sizes)}
    ${figure(after, state === 'new' ? 'New' : 'After', what, sizes)}
    ${figure(difference, 'Difference', what, sizes)}
  </div>
  ${before !== null && after !== null ? slider(before, after, what, sizes) : ''}
  <footer>
    <code>npm run test:visual -- --update ${escapeHtml(argument)}</code>
    <button type="button" data-copy="${escapeHtml(argument)}" aria-label="Copy the command that takes ${escapeHtml(what)}">Copy</button>
    <a href="#${idOf(change)}" aria-label="Link to this picture: ${escapeHtml(what)}">Link to this picture</a>
    ${storyLink(change)}
  </footer>
</article>`;
}

/** One choice of a segmented control: a native radio, so that the arrow keys move it. */
const segment = (name: string, value: string | number, label: string, checked: boolean) =>
  `<label><input type="radio" name="${escapeHtml(name)}" value="${escapeHtml(value)}"${checked ? ' checked' : ''}><span>${escapeHtml(label)}</span></label>`;

/** One filter of the page: everything, or one of the existing values. */
function filter(
  name: string,
  legend: string,
  values: readonly (readonly [string | number, string])[],
): string {
  return `<fieldset class="segments">
    <legend>${escapeHtml(legend)}</legend>
    ${segment(name, '', 'All', true)}
    ${values.map(([value, label]) => segment(name, value, label, false)).join('\n    ')}
  </fieldset>`;
}

const anchorOf = (index: number) => `component-${index + 1}`;

function titleOf(title: string): string {
  const parts = title.split('/');
  const own = parts.pop() ?? title;
  const place = parts.length === 0 ? '' : `<span class="place">${escapeHtml(parts.join(' / '))} / </span>`;
  return `${place}${escapeHtml(own)}`;
}

/** The counts, such as «12 changed, 3 new pictures in 5 components». */
export function summary(changes: readonly PictureChange[]): string {
  if (changes.length === 0) return 'Every picture is as its baseline.';
  const groups = groupChanges(changes).length;
  const byState = Object.keys(states)
    .map((state) => [changes.filter((change) => stateOf(change) === state).length, state] as const)
    .filter(([amount]) => amount > 0)
    .map(([amount, state]) => `${number.format(amount)} ${state}`);
  return `${count(changes.length, 'picture')} in ${count(groups, 'component')}: ${byState.join(', ')}`;
}

interface Looks {
  css: string;
  script: string;
}

/** Renders the page as HTML. */
function changesPage(changes: readonly PictureChange[], { css, script }: Looks, sizes: Sizes): string {
  const groups = groupChanges(changes);
  const widths = [...new Set(changes.map(({ width }) => width))].sort((one, other) => other - one);
  const present = Object.entries(states).filter(([state]) => changes.some((each) => stateOf(each) === state));
  const tools = `<form class="tools" aria-label="Filters">
  <input type="search" name="words" placeholder="Search components and stories" aria-label="Search components and stories" autocomplete="off">
  ${filter('theme', 'Theme', [
    ['light', 'Light'],
    ['dark', 'Dark'],
  ])}
  ${filter(
    'width',
    'Width',
    widths.map((width) => [width, String(width)]),
  )}
  ${present.length > 1 ? filter('state', 'State', present) : ''}
  <fieldset class="segments">
    <legend>View</legend>
    ${segment('view', 'beside', 'Side by side', true)}
    ${segment('view', 'slider', 'Slider', false)}
  </fieldset>
</form>
<div class="shown">
  <p role="status" id="shown"></p>
  <button type="button" id="copy-shown" class="main">Copy the command for all shown</button>
</div>`;
  const contents = `<nav aria-label="Components">
  <ul>${groups
    .map(
      (group, index) =>
        `<li><a href="#${anchorOf(index)}"><span class="name">${titleOf(group.title)}</span><span class="count">${group.changes.length}</span></a></li>`,
    )
    .join('')}</ul>
</nav>`;
  const sections = groups.map(
    (group, index) => `<section id="${anchorOf(index)}" aria-labelledby="${anchorOf(index)}-title">
<h2 id="${anchorOf(index)}-title">${titleOf(group.title)} <span class="count">${group.changes.length}</span></h2>
${group.changes.map((change) => card(change, sizes)).join('\n')}
</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${changes.length === 0 ? 'No changed pictures' : `${changes.length} · Changed pictures`}</title>
<link rel="icon" href="data:,">
<style>
${css}</style>
</head>
<body>
<header class="top">
  <h1>Changed pictures</h1>
  <p>${escapeHtml(summary(changes))}</p>
</header>
${changes.length === 0 ? '<main><p class="none">There is nothing to review.</p></main>' : ''}${
    changes.length === 0
      ? ''
      : `${tools}
<div class="columns">
${contents}
<main>
${sections.join('\n')}
<p class="none" id="none" hidden>No picture matches these filters. <button type="button" id="reset">Clear the filters</button></p>
</main>
</div>
<p class="unseen" role="status" id="copied"></p>
<script type="module">
${script}</script>`
  }
</body>
</html>
`;
}

const beside = (file: string) => readFile(new URL(`changedPictures/${file}`, import.meta.url), 'utf8');

/** Writes the page of changed pictures into their folder and returns its path. */
export async function writeChangesPage(folder: string, changes: PictureChange[]): Promise<string> {
  const [css, script, sizes] = await Promise.all([
    beside('page.css'),
    beside('page.js'),
    sizesOf(folder, changes),
  ]);
  const file = path.join(folder, 'index.html');
  await writeFile(file, changesPage(changes, { css, script }, sizes));
  return file;
}
