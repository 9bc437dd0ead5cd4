import { plainText, type Captions, type Cue } from './cues.ts';
import { maxCaptions } from './limit.ts';
import { readTime } from './time.ts';

/** Why a file was refused. */
export type RefusalReason = 'noText' | 'noTimes' | 'badStart' | 'badEnd' | 'noEnd' | 'frames' | 'tooLong';

/** An unreadable file, and the line of the error, from 1. */
export interface Refusal {
  reason: RefusalReason;
  line: number;
  /** The text of that line, if it helps. */
  found: string;
}

/** Captions as a file has them. */
interface ReadCaptions {
  captions: Captions;
  format: 'vtt' | 'srt';
  /** The line of each cue's times in the file, from 1. */
  lines: number[];
}

type CaptionsRead = { read: ReadCaptions; refusal: null } | { read: null; refusal: Refusal };

/** An arrow as people and text programs write it, after something that looks like a time. */
const looseArrow = /^\s*[\d:.,;\s]*\d\s*(?:-\s?-\s?>|->|[–—]>|→|⟶)/;
const arrow = /-\s?-\s?>|->|[–—]>|→|⟶/;
/** Times in YouTube's own files. */
const commaTimes = /^\s*(\d+:\d\d:\d\d\.\d{3}),(\d+:\d\d:\d\d\.\d{3})\s*$/;
const keyword = /^(?:NOTE|STYLE|REGION)(?:\s|$)/;
const setting = /^(?:vertical|line|position|size|align|region):\S+$/;
const frames = /\d:\d{1,2}:\d{1,2}[:;]\d{1,2}$/;

const entities: Record<string, string> = { amp: '&', gt: '>', nbsp: '\u00A0', lrm: '\u200E', rlm: '\u200F' };

/** Unescapes WebVTT text; `&lt;` stays if it keeps a text from being a tag. */
function decoded(text: string): string {
  const known = text.replace(/&(amp|gt|nbsp|lrm|rlm);/g, (whole, name: string) => entities[name] ?? whole);
  const open = known.replaceAll('&lt;', '<');
  return plainText(open) === plainText(known).replaceAll('&lt;', '<') ? open : known;
}

/** Cleans SRT text: its positioning and styling in braces and angle brackets are dropped. */
const undressed = (text: string) =>
  text
    .replace(/\{\\[^}]*\}|\{[yYcCfFsS]:[^}]*\}/g, '')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/?(?:font|span|s)(?:\s[^<>]*)?>/gi, '')
    .replace(/<(\/?)([biu])\s*>/gi, (_, slash: string, name: string) => `<${slash}${name.toLowerCase()}>`);

function textOf(lines: readonly string[], format: 'vtt' | 'srt'): string {
  const whole = lines.join('\n');
  return decoded(format === 'srt' ? undressed(whole) : whole)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

type Times = { start: number; end: number; settings: string | undefined } | { reason: RefusalReason };

/** Parses the line of a cue's times. */
function timesOf(line: string): Times {
  const byComma = commaTimes.exec(line);
  const spread = byComma === null ? line : `${byComma[1]} --> ${byComma[2]}`;
  const [left = '', right = ''] = spread.replace(/\s*([:.,;])\s*(?=\d)/g, '$1').split(arrow);
  const [endWord = '', ...rest] = right.trim().split(/\s+/);
  const start = readTime(left);
  if (start === null) return { reason: frames.test(left.trim()) ? 'frames' : 'badStart' };
  if (endWord === '') return { reason: 'noEnd' };
  const end = readTime(endWord);
  if (end === null) return { reason: frames.test(endWord) ? 'frames' : 'badEnd' };
  const settings = rest.filter((word) => setting.test(word)).join(' ');
  return { start, end, settings: settings === '' ? undefined : settings };
}

const isBlank = (line: string | undefined) => line === undefined || line.trim() === '';

/** The largest gap in cue numbers when no empty line separates a number from a text. */
const leap = 20;

/** Whether the line before the times is the number or name of their cue, and not the end of the previous text. */
function isName(lines: readonly string[], at: number, format: 'vtt' | 'srt', last: number | null): boolean {
  const line = lines[at]?.trim() ?? '';
  if (line === '' || line.includes('-->') || keyword.test(line) || line.startsWith('WEBVTT')) return false;
  const parted = isBlank(lines[at - 1]);
  if (!/^\d+$/.test(line)) return parted && format === 'vtt';
  const number = Number(line);
  return parted || (last === null ? number <= 1 : number > last && number <= last + leap);
}

/** The lines between two cues: the rest of a text, and WebVTT blocks. */
function blocksOf(lines: readonly string[], format: 'vtt' | 'srt'): { text: string[]; blocks: string[] } {
  const text: string[] = [];
  const blocks: string[] = [];
  let open: string[] | null = null;
  for (const [at, line] of lines.entries()) {
    if (isBlank(line)) open = null;
    else if (open !== null) open.push(line.trimEnd());
    else if (format === 'vtt' && at > 0 && keyword.test(line) && isBlank(lines[at - 1])) {
      open = [line.trimEnd()];
      blocks.push('');
    } else text.push(line);
    if (open !== null) blocks[blocks.length - 1] = open.join('\n');
  }
  return { text, blocks };
}

/** Indexes of the lines with times, from zero. */
function timedLines(lines: readonly string[], format: 'vtt' | 'srt'): number[] {
  const isTimed = (line: string) =>
    line.includes('-->') || (format === 'srt' && (looseArrow.test(line) || commaTimes.test(line)));
  return lines.flatMap((line, at) => (isTimed(line) ? [at] : []));
}

const commentOf = (lines: readonly string[]) => ['NOTE', ...lines.map((line) => line.trim())].join('\n');

/** The lines before the first cue: the format's header is dropped, the rest becomes comments. */
function headOf(lines: readonly string[], format: 'vtt' | 'srt'): string[] {
  if (format === 'srt') {
    const { text } = blocksOf(lines, 'srt');
    return text.length === 0 ? [] : [commentOf(text)];
  }
  const first = lines.findIndex((line) => !isBlank(line));
  const end = lines.findIndex((line, at) => at > first && isBlank(line));
  const { text, blocks } = blocksOf(lines.slice(end < 0 ? lines.length : end), 'vtt');
  return text.length === 0 ? blocks : [...blocks, commentOf(text)];
}

const refused = (reason: RefusalReason, line: number, found = ''): CaptionsRead => ({
  read: null,
  refusal: { reason, line, found: found.trim().slice(0, 60) },
});

interface Found {
  cue: Cue;
  line: number;
}

/** The cues in order, and what is left for the head and the tail. */
function cuesOf(
  lines: readonly string[],
  timed: readonly number[],
  format: 'vtt' | 'srt',
): { found: Found[]; head: string[]; tail: string[] } | CaptionsRead {
  const found: Found[] = [];
  const head: string[] = [];
  let notes: string[] = [];
  let last: number | null = null;
  for (const [place, at] of timed.entries()) {
    const times = timesOf(lines[at] ?? '');
    if ('reason' in times) return refused(times.reason, at + 1, lines[at]);
    const named = isName(lines, at - 1, format, last);
    const name = named ? (lines[at - 1]?.trim() ?? '') : '';
    if (/^\d+$/.test(name)) last = Number(name);
    if (place === 0) head.push(...headOf(lines.slice(0, named ? at - 1 : at), format));
    const next = timed[place + 1] ?? lines.length;
    const until = place + 1 < timed.length && isName(lines, next - 1, format, last) ? next - 1 : next;
    const { text, blocks } = blocksOf(lines.slice(at + 1, until), format);
    const { start, end, settings } = times;
    found.push({
      line: at + 1,
      cue: {
        start,
        end,
        text: textOf(text, format),
        ...(format === 'vtt' && name !== '' && { id: name }),
        ...(settings !== undefined && { settings }),
        ...(notes.length > 0 && { notes }),
      },
    });
    notes = blocks.filter((block) => block.startsWith('NOTE'));
    head.push(...blocks.filter((block) => !block.startsWith('NOTE')));
  }
  return { found, head, tail: notes };
}

/** Parses a captions file, WebVTT or SRT, as programs and people write them. If it cannot, it reports the line. */
export function readCaptions(text: string): CaptionsRead {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\u0000', '')
    .split(/\r\n|\r|\n/);
  const first = lines.findIndex((line) => !isBlank(line));
  if (first < 0) return refused('noText', 1);
  const format = /^WEBVTT(?:\s|$)/.test(lines[first]?.trimStart() ?? '') ? 'vtt' : 'srt';
  const timed = timedLines(lines, format);
  if (timed.length === 0) return refused('noTimes', first + 1, lines[first]);
  if (text.length > maxCaptions) {
    const seen = text.slice(0, maxCaptions).split(/\r\n|\r|\n/).length;
    return refused('tooLong', seen);
  }
  const all = cuesOf(lines, timed, format);
  if ('refusal' in all) return all;
  const sorted = all.found.toSorted((one, other) => one.cue.start - other.cue.start);
  return {
    read: {
      captions: { head: all.head, cues: sorted.map(({ cue }) => cue), tail: all.tail },
      format,
      lines: sorted.map(({ line }) => line),
    },
    refusal: null,
  };
}
