import { markerAtEnd, markerOf, ofRoman, type MarkedKind } from './markers.ts';

/** What the name of a file or folder says about its position and title. */
export interface NameFacts {
  /** Without numbers, dates, versions and copy marks, capitalised; empty if nothing is left. */
  title: string;
  /** The title if its leading number belongs to it: «5 способов». null if the number cannot be part of it. */
  whole: string | null;
  /** «Модуль II» as written; null without such a word. */
  said: string | null;
  kind: MarkedKind | null;
  /** Its numbers, outermost first: «2.3» → [2, 3]. */
  numbers: readonly number[];
  /** Year, month, day, hours and minutes. */
  date: readonly number[];
  /** A number at the end of the title. */
  tail: number | null;
  /** It is marked as a copy: «(2)», «копия». */
  isCopy: boolean;
}

const ending = /(?:\.[A-Za-z0-9]{2,5}){1,2}$/;
const lastEnding = /\.[A-Za-z0-9]{1,5}$/;
const extensions = /^(?:\.(?:mp4|mov|m4v|mkv|webm|mp3|wav|m4a|pdf|docx?|pptx?|xlsx?|zip|jpe?g|png))+$/i;

/** The name without its extension; a repeated extension of one kind is removed entirely. */
function stemOf(fileName: string): string {
  const both = ending.exec(fileName)?.[0] ?? '';
  const cut = extensions.test(both) ? both : (lastEnding.exec(fileName)?.[0] ?? '');
  return cut.length < fileName.length ? fileName.slice(0, fileName.length - cut.length) : fileName;
}

const gap = String.raw`[\s_.,(\[–—-]+`;
const close = String.raw`[)\]]*`;
const copy = new RegExp(
  `(?:${gap}(?:копия|copy|kopiya)(?:[\\s_]*\\(?\\d{1,2}\\)?)?${close}|\\s*\\(\\d{1,2}\\))$`,
  'iu',
);
const copyBefore = /^(?:копия|copy of)[\s_]+/iu;
/** Versions and qualities, whatever precedes them. */
const strong = new RegExp(
  `${gap}(?:final(?:ny[iy]?)?|финал(?:ьн[а-я]+)?(?:\\s+версия)?|мастер|master|v\\s?\\d+(?:\\.\\d+)?|ver\\.?\\s?\\d+|версия\\s?\\d+|\\d{3,4}[pр]|\\d{3,4}[xх]\\d{3,4}|[248][kк]|uhd|fhd|full\\s?hd|hd|compressed|edited)${close}$`,
  'iu',
);
/** These are also words of titles, unless something other than a space separates them. */
const weak = new RegExp(
  `[_(\\[-]+\\s*(?:монтаж|смонтировано|экспорт|export|render|рендер|готово|ready|new|нов(?:ый|ая|ое)|исправлен[а-я]*|fixed|fix|edit|черновик|draft|сжат[а-я]*|web|youtube|ok|ок|итог)${close}$`,
  'iu',
);

/** Removes what cameras, editors and copying have added to the title. */
function withoutNoise(text: string): { text: string; isCopy: boolean } {
  let left = text.replace(copyBefore, '');
  let isCopy = left !== text;
  for (;;) {
    const shorn = left.replace(copy, '');
    // «Урок (2)» is a number, not a copy mark.
    const keeps = shorn === left || markerOf(left.trim())?.rest.trim() === '' || shorn.trim() === '';
    const next = (keeps ? left : shorn).replace(strong, '').replace(weak, '');
    if (!keeps) isCopy = true;
    if (next === left || next.trim() === '') return { text: left, isCopy };
    left = next;
  }
}

const yearFirst =
  /(?<!\d)(20\d\d)[-._ ]?(0[1-9]|1[0-2])[-._ ]?(0[1-9]|[12]\d|3[01])(?!\d)(?:(?:\s*(?:at|в|T)\s*|[-_ T]+)([01]\d|2[0-3])[-.:_]?([0-5]\d)(?:[-.:_]?[0-5]\d(?:\d{3})?)?(?!\d))?/u;
const dayFirst = /(?<!\d)(0?[1-9]|[12]\d|3[01])[._-](0[1-9]|1[0-2])[._-](20\d\d|\d\d)(?!\d)/u;

/** Removes a date, and the time of day beside it. */
function withoutDate(text: string): { text: string; date: number[] } {
  const first = yearFirst.exec(text);
  if (first !== null) {
    const date = first.slice(1).map((part) => Number(part ?? 0));
    return { text: text.replace(yearFirst, ' '), date };
  }
  const [, day, month, year] = dayFirst.exec(text) ?? [];
  if (day === undefined || month === undefined || year === undefined) return { text, date: [] };
  return {
    text: text.replace(dayFirst, ' '),
    date: [(Number(year) % 2000) + 2000, Number(month), Number(day), 0, 0],
  };
}

const spaced = /\s/;
const cyrillic = /[\p{Script=Cyrillic}]/u;

/** Replaces underscores, dots and hyphens that stand for spaces. */
function withSpaces(text: string): string {
  // «5_способов» has a number, «5 способов» may be a title.
  const numbered = text.replace(
    /^(\s*\d[\d._-]*)_(?=\D)/u,
    (_, figures: string) => `${figures.replaceAll('_', '.')}. `,
  );
  const plain = numbered.replaceAll(/%20|_|\u00A0/g, ' ');
  if (spaced.test(text.trim())) return plain;
  const hyphens = plain.split(/(?<=\p{L})-(?=\p{L})/u);
  // «онлайн-курс» is one word; a name with hyphens only has many.
  const split = cyrillic.test(plain) && hyphens.length < 3 ? plain : hyphens.join(' ');
  return split.replaceAll(/(?<=\p{L})\.(?=\p{L})/gu, ' ');
}

const camera =
  /^(?:IMG|VID|PXL|MVI|DSC[NF]?|MOV|REC|AUD|PHOTO|CLIP|GOPR|G[HX]\d{2}|GMT|Zoom|WhatsApp (?:Video|Audio)|Screen ?Recording|Запись экрана|Снимок экрана)(?=[\s_\-.\d(]|$)[\s_-]*(\d{1,6})?/iu;
const nothing =
  /^(?:recording|запись|video|видео|видеозапись|audio|аудио|zoom|movie|untitled|без названия|новая запись|clip|clip only|file|файл|lesson|урок|output|video only|wa\d+)$/iu;

const edges = /^[\s.,:;–—\-_)\]#№]+|[\s.,:;–—\-_([#№]+$/gu;

/** Trims a title and capitalises it. */
function tidy(text: string): string {
  const words = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(edges, '')
    .replaceAll(/\(\s*\)|\[\s*\]/g, '')
    .trim();
  return nothing.test(words) ? '' : words.charAt(0).toUpperCase() + words.slice(1, 120).trimEnd();
}

const lead = /^[\s№#([]*(\d{1,3}(?:[._-]\d{1,3})*)(?!\d)([\s._)\]:–—-]*)/u;
const romanLead = /^([IVXХІ]{1,6})(?:[.)_:]+|\s+[–—-]|\s*$)/u;

interface Led {
  numbers: readonly number[];
  rest: string;
  /** The number may belong to the title. */
  unsure: boolean;
}

function leadOf(text: string): Led | null {
  const [whole, figures, after] = lead.exec(text) ?? [];
  if (whole !== undefined && figures !== undefined && after !== undefined) {
    const rest = text.slice(whole.length);
    const isPlain = /^\s*[1-9]\d*$/.test(whole.slice(0, whole.length - after.length));
    const unsure = isPlain && /^[\s-]?$/.test(after) && /^[\p{L}%]/u.test(rest);
    return { numbers: figures.split(/[._-]/).map(Number), rest, unsure };
  }
  const [all, numeral = ''] = romanLead.exec(text) ?? [];
  const roman = ofRoman(numeral);
  return all === undefined || roman === null
    ? null
    : { numbers: [roman], rest: text.slice(all.length), unsure: false };
}

const separators = /^[\s.,:;–—\-_)\]|/]+/u;

interface Markers {
  numbers: number[];
  kind: MarkedKind | null;
  said: string | null;
  rest: string;
}

/** Reads all markers at the beginning, «Модуль 2 Урок 3», or one at the end. */
function markersOf(text: string, hasNumbers: boolean): Markers {
  const found: Markers = { numbers: [], kind: null, said: null, rest: text };
  for (;;) {
    const marked = markerOf(found.rest);
    if (marked === null) break;
    found.numbers.push(...marked.numbers);
    found.kind = marked.kind;
    found.said = marked.said;
    found.rest = marked.rest.replace(separators, '');
  }
  const last = hasNumbers || found.kind !== null ? null : markerAtEnd(found.rest);
  return last === null ? found : { ...last, numbers: [...last.numbers] };
}

const tailOf = (title: string): number | null => {
  const [, number] = /\D[\s#№-]*(\d{1,3})$/u.exec(title) ?? [];
  return number === undefined ? null : Number(number);
};

/** Parses a name. `isFile`: it has an extension. */
export function readName(name: string, isFile: boolean): NameFacts {
  const stem = (isFile ? stemOf(name.trim()) : name.trim()).normalize('NFC');
  const dated = withoutDate(stem);
  const { text, isCopy } = withoutNoise(dated.text);
  const plain = withSpaces(text).trim();
  const shot = camera.exec(plain);
  if (shot !== null) {
    const numbers = shot[1] === undefined || dated.date.length > 0 ? [] : [Number(shot[1])];
    const title = tidy(plain.slice(shot[0].length).replace(separators, ''));
    const isName = /\p{L}{3}/u.test(title);
    return {
      ...{ title: isName ? title : '', whole: null, said: null, kind: null },
      ...{ numbers, date: dated.date, tail: null, isCopy },
    };
  }
  const led = leadOf(plain.replace(separators, ''));
  const markers = markersOf(led?.rest ?? plain.replace(separators, ''), led !== null && !led.unsure);
  const unsure = led?.unsure === true && markers.kind === null;
  const title = tidy(markers.rest);
  // «1 урок», «2-й день»: the number belongs to the word.
  const turned = led?.unsure === true ? markersOf(plain, false) : null;
  // «10 Урок 10»: the number after the word is its number.
  const isTurned =
    turned !== null && turned.kind !== null && !(markers.kind !== null && /^\s*\d/.test(turned.rest));
  const said = isTurned ? turned : markers;
  const numbers = said === turned ? said.numbers : [...(led?.numbers ?? []), ...said.numbers];
  const own = said === turned ? tidy(said.rest) : title;
  return {
    title: own,
    whole: unsure && said !== turned ? tidy(plain) : null,
    said: said.said === null ? null : tidySaid(said.said),
    kind: said.kind,
    numbers,
    date: dated.date,
    tail: tailOf(own),
    isCopy,
  };
}

const tidySaid = (said: string) => {
  const words = said.replaceAll(/\s+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
