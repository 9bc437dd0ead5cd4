import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { Language } from '#lib/i18n/catalogue.ts';
import { byRanges } from '#lib/number/numberRanges.ts';
import type { Run } from '#lib/richText/blocks.ts';
import { parse } from '#lib/richText/parse.ts';
import { atAGlance, type ClientPage, type PageRow, type PageSection } from '../page.ts';
import { pageMessages } from '../pageMessages.ts';
import { fontRuns } from './glyphs.ts';

/** The page for printing, with all lazy parts loaded. */
interface Printed {
  page: ClientPage;
  /** The content of each module, by the id of the module. */
  rows: ReadonlyMap<string, readonly PageRow[]>;
  /** Pictures as data, by the id of the picture. */
  pictures: ReadonlyMap<string, string>;
  language: Language;
}

/** Greys of the light theme: paper is white. */
const ink2 = '#45555d';
const line = '#ced5d8';
const accent = '#006059';

/** Points between the edges of an A4 page and what stands on it, and the width that is left. */
const margin = 48;
const width = 595.28 - 2 * margin;

type Margin = [left: number, top: number, right: number, bottom: number];

const small = { color: ink2, fontSize: 9 };
const below: Margin = [0, 0, 0, 3];
const strong = { bold: true, margin: [0, 6, 0, 0] as Margin };

/** Splits texts by the font that has their letters, and counts characters that none has. */
function createPen() {
  let dropped = 0;
  const inFonts = (text: string, look: object = {}) => {
    const found = fontRuns(text);
    dropped += found.dropped;
    return found.runs.flatMap((run) =>
      byRanges(run.text).flatMap((piece, place) =>
        piece === '' ? [] : [{ ...run, text: piece, ...(place % 2 === 1 && { noWrap: true }), ...look }],
      ),
    );
  };
  return {
    inFonts,
    dropped: () => dropped,
    words: (text: string, look: object = {}): Content => ({ text: inFonts(text), ...look }),
    prose: (runs: readonly Run[], look: object = {}): Content => ({
      text: runs.flatMap(({ text, bold, href }) =>
        inFonts(text, { ...(bold && { bold }), ...(href !== null && { link: href, color: accent }) }),
      ),
      ...look,
    }),
    heading: (text: string): Content => ({
      text: inFonts(text),
      ...{ bold: true, fontSize: 14, margin: [0, 14, 0, 6] },
    }),
  };
}

type Pen = ReturnType<typeof createPen>;

const list = (items: Content[], ordered = false, after = 6): Content =>
  ordered ? { ol: items, margin: [0, 0, 0, after] } : { ul: items, margin: [0, 0, 0, after] };

/** Most characters that no page parts: more than a page holds must be parted. */
const mostTogether = 1200;

/** Blocks that no page break may split. */
const together = (stack: Content[]): Content => ({ stack, unbreakable: true });

/** Something with the headings over it. */
const under = (heads: Content[], body: Content, length: number): Content[] =>
  length > mostTogether ? [...heads, body] : [together([...heads, body])];

/** A list with what stands over it: a short one on one page, of a long one the first line. */
function listUnder(heads: Content[], items: readonly string[], { words }: Pick<Pen, 'words'>): Content[] {
  const isShort = items.length <= 6 && items.join('').length <= mostTogether;
  const near = isShort ? items : items.slice(0, 1);
  const far = items.slice(near.length);
  const listOf = (part: readonly string[], after?: number) =>
    part.length === 0
      ? []
      : [
          list(
            part.map((one) => words(one)),
            false,
            after,
          ),
        ];
  return [together([...heads, ...listOf(near, far.length > 0 ? 0 : 6)]), ...listOf(far)];
}

function picture(imageId: string | null, { pictures }: Printed): Content[] {
  const data = imageId === null ? undefined : pictures.get(imageId);
  return data === undefined ? [] : [{ image: data, fit: [width, 280], margin: [0, 0, 0, 12] }];
}

/** The blocks of a description in Markdown. A heading is kept together with what follows it. */
function description(text: string, { prose }: Pen): Content[] {
  const content: Content[] = [];
  let heads: Content[] = [];
  for (const block of parse(text)) {
    if (block.type === 'heading') {
      heads.push(prose(block.runs, { bold: true, fontSize: 13, margin: [0, 8, 0, 4] }));
      continue;
    }
    const items = block.type === 'paragraph' ? [block.runs] : block.items;
    const body =
      block.type === 'paragraph'
        ? prose(block.runs, { margin: [0, 0, 0, 6] })
        : list(
            items.map((runs) => prose(runs)),
            block.ordered,
          );
    const length = items.flat().reduce((sum, { text: { length } }) => sum + length, 0);
    content.push(...(heads.length === 0 ? [body] : under(heads, body, length)));
    heads = [];
  }
  return [...content, ...heads];
}

/** A module or a question, with the heading of the section over the first. */
const item = (heads: Content[], at: number, own: Content[]) => (at === 0 ? [...heads, ...own] : own);

function section(part: PageSection, printed: Printed, pen: Pen): Content[] {
  const { words, heading } = pen;
  const heads = [heading(part.title)];
  switch (part.type) {
    case 'lines':
    case 'own':
      return part.lines.length === 0 ? [] : listUnder(heads, part.lines, pen);
    case 'prose':
      return under(heads, words(part.text), part.text.length);
    case 'modules':
      return part.modules.flatMap(({ id, title, description: about, opens, size }, at) =>
        listUnder(
          item(heads, at, [
            words(title, strong),
            words([size, opens].filter(Boolean).join(' · '), { ...small, margin: below }),
            ...(about === '' ? [] : [words(about, { color: ink2, margin: below })]),
          ]),
          (printed.rows.get(id) ?? []).map(({ name, note }) => `${name} · ${note}`),
          pen,
        ),
      );
    case 'questions':
      return part.questions.flatMap(({ text, note, imageId, options }, at) =>
        listUnder(
          item(heads, at, [
            words(text, strong),
            words(note, { ...small, margin: below }),
            ...picture(imageId, printed),
          ]),
          options,
          pen,
        ),
      );
  }
}

/** The parts above the line: the cover, and the facts at a glance. */
function top(printed: Printed, { words, inFonts }: Pen): Content[] {
  const { page, language } = printed;
  const above: Margin = [0, 6, 0, 0];
  return [
    ...picture(page.imageId, printed),
    words(atAGlance(page, language), small),
    words(page.name || pageMessages[language].unnamed, {
      ...{ bold: true, fontSize: 22, lineHeight: 1.15, margin: [0, 4, 0, 6] },
    }),
    ...(page.subtitle === ''
      ? []
      : [words(page.subtitle, { fontSize: 13, color: ink2, margin: [0, 0, 0, 4] })]),
    ...(page.author === null ? [] : [words(page.author, { color: ink2 })]),
    ...(page.price === null
      ? []
      : [
          {
            text: [
              ...inFonts(page.price, { bold: true, fontSize: 14 }),
              // The gap is none of the price that is struck out.
              ...(page.oldPrice === null ? [] : inFonts('\u00A0\u00A0 ')),
              ...inFonts(page.oldPrice ?? '', { decoration: 'lineThrough', color: ink2 }),
            ],
            margin: above,
          },
        ]),
    ...(page.tags.length === 0 ? [] : [words(page.tags.join(' · '), { color: ink2, margin: above })]),
  ];
}

/** Lays a page out for paper: searchable text, A4. Also returns how many characters our fonts lack. */
export function printedPage(printed: Printed): { document: TDocumentDefinitions; dropped: number } {
  const { page, language } = printed;
  const pen = createPen();
  const content: Content[] = [
    ...top(printed, pen),
    {
      canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.5, lineColor: line }],
      margin: [0, 12, 0, 12],
    },
    ...description(page.description, pen),
    ...page.sections.flatMap((part) => section(part, printed, pen)),
  ];
  return {
    dropped: pen.dropped(),
    document: {
      pageSize: 'A4',
      pageMargins: [margin, margin, margin, margin],
      info: {
        title: page.name || pageMessages[language].unnamed,
        ...(page.author !== null && { author: page.author }),
      },
      language,
      defaultStyle: { font: 'Latin', fontSize: 11, lineHeight: 1.3 },
      content,
      footer: (at, all) => ({ text: `${at} / ${all}`, alignment: 'center', fontSize: 8, color: ink2 }),
    },
  };
}
