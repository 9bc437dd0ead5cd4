import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { kindName } from '#domain/kinds.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import type { Run } from '#lib/richText/blocks.ts';
import { parse } from '#lib/richText/parse.ts';
import type { ClientPage, PageRow, PageSection } from '../page.ts';
import { pageMessages } from '../pageMessages.ts';
import { fontRuns } from './glyphs.ts';

/** What a page is made of where it is printed: all that it reads later has been read. */
interface Printed {
  page: ClientPage;
  /** What is in each module, by the id of the module. */
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
const under: Margin = [0, 0, 0, 3];
const strong = { bold: true, margin: [0, 6, 0, 0] as Margin, headlineLevel: 2 };

/** What texts are written with: each in the fonts that have its letters. Counts the signs that none has. */
function createPen() {
  let dropped = 0;
  const inFonts = (text: string, look: object = {}) => {
    const found = fontRuns(text);
    dropped += found.dropped;
    return found.runs.map((run) => ({ ...run, ...look }));
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
      ...{ bold: true, fontSize: 14, margin: [0, 14, 0, 6], headlineLevel: 1 },
    }),
  };
}

type Pen = ReturnType<typeof createPen>;

const list = (items: Content[], ordered = false): Content =>
  ordered ? { ol: items, margin: [0, 0, 0, 6] } : { ul: items, margin: [0, 0, 0, 6] };

function picture(imageId: string | null, { pictures }: Printed): Content[] {
  const data = imageId === null ? undefined : pictures.get(imageId);
  return data === undefined ? [] : [{ image: data, fit: [width, 280], margin: [0, 0, 0, 12] }];
}

const description = (text: string, { prose }: Pen): Content[] =>
  parse(text).map((block) => {
    if (block.type === 'heading')
      return prose(block.runs, { bold: true, fontSize: 13, margin: [0, 8, 0, 4] });
    if (block.type === 'paragraph') return prose(block.runs, { margin: [0, 0, 0, 6] });
    return list(
      block.items.map((runs) => prose(runs)),
      block.ordered,
    );
  });

function section(part: PageSection, printed: Printed, { words, heading }: Pen): Content[] {
  switch (part.type) {
    case 'lines':
    case 'own':
      return part.lines.length === 0 ? [] : [heading(part.title), list(part.lines.map((one) => words(one)))];
    case 'prose':
      return [heading(part.title), words(part.text)];
    case 'modules':
      return [
        heading(part.title),
        ...part.modules.flatMap(({ id, title, description: about, opens, size }) => [
          words(title, strong),
          words([size, opens].filter(Boolean).join(' · '), { ...small, margin: under }),
          ...(about === '' ? [] : [words(about, { color: ink2, margin: under })]),
          list((printed.rows.get(id) ?? []).map(({ name, note }) => words(`${name} · ${note}`))),
        ]),
      ];
    case 'questions':
      return [
        heading(part.title),
        ...part.questions.flatMap(({ text, note, imageId, options }) => [
          words(text, strong),
          words(note, { ...small, margin: under }),
          ...picture(imageId, printed),
          ...(options.length === 0 ? [] : [list(options.map((one) => words(one)))]),
        ]),
      ];
  }
}

/** What stands over the line: the cover, and what is known at a glance. */
function top(printed: Printed, { words, inFonts }: Pen): Content[] {
  const { page, language } = printed;
  const above: Margin = [0, 6, 0, 0];
  const old = page.oldPrice === null ? '' : `  ${page.oldPrice}`;
  return [
    ...picture(page.imageId, printed),
    words([kindName(page.kind, language), ...page.facts].join(' · '), small),
    words(page.name || pageMessages[language].unnamed, { bold: true, fontSize: 22, margin: [0, 4, 0, 4] }),
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
              ...inFonts(old, { decoration: 'lineThrough', color: ink2 }),
            ],
            margin: above,
          },
        ]),
    ...(page.tags.length === 0 ? [] : [words(page.tags.join(' · '), { color: ink2, margin: above })]),
  ];
}

/** Lays a page out for paper: text that can be searched and copied, A4. Answers how many signs no font of ours has, too. */
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
      // A heading does not stay behind at the foot of a page.
      pageBreakBefore: (node, { getFollowingNodesOnPage }) =>
        node.headlineLevel !== undefined && getFollowingNodesOnPage().length === 0,
      footer: (at, all) => ({ text: `${at} / ${all}`, alignment: 'center', fontSize: 8, color: ink2 }),
    },
  };
}
