import type { RefusalReason } from '#domain/captions/read.ts';

/** A file of captions as authors have them. */
interface CaptionFile {
  name: string;
  bytes: Uint8Array;
}

/** One that is read: how many cues it has. */
interface ReadableFile extends CaptionFile {
  cues: number;
}

/** One that is refused: the line that tells why. */
interface RefusedFile extends CaptionFile {
  line: number;
  reason: RefusalReason;
}

const lines = [
  'Сегодня мы разберём,\nпочему голос становится выше.',
  'Сядьте удобно, стопы на полу.',
  '— А если кружится голова?\n— Тогда остановитесь.',
  'Вдох на четыре счёта, выдох на семь.',
  'Q&A: цена < 500 ₽, 2 > 1.',
  'Спасибо, что были с нами!',
];

/** The sample times of a cue, ms. */
const startOf = (at: number) => 1000 + at * 4000;
const endOf = (at: number) => startOf(at) + 3500;

interface Writing {
  /** `,` or `.` before thousandths. */
  point?: string;
  hours?: boolean;
  numbers?: boolean;
  arrow?: string;
  /** What parts two cues. */
  between?: string;
  /** How a text is dressed. */
  dress?: (text: string) => string;
  after?: string;
}

function time(ms: number, { point = ',', hours = true }: Writing): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const clock = `${two(Math.floor(ms / 60_000))}:${two(Math.floor(ms / 1000) % 60)}`;
  return `${hours ? '00:' : ''}${clock}${point}${String(ms % 1000).padStart(3, '0')}`;
}

/** Cues as a program writes them. */
function cues(how: Writing = {}): string {
  const { numbers = true, arrow = ' --> ', between = '\n\n', dress = (text) => text, after = '' } = how;
  return lines
    .map((text, at) => {
      const times = `${time(startOf(at), how)}${arrow}${time(endOf(at), how)}${after}`;
      return `${numbers ? `${at + 1}\n` : ''}${times}\n${dress(text)}`;
    })
    .join(between);
}

const srt = `${cues()}\n`;
const vtt = `WEBVTT\n\n${cues({ point: '.', numbers: false })}\n`;

const utf8 = (text: string) => new TextEncoder().encode(text);

function utf16(text: string, order: 'le' | 'be', mark: boolean): Uint8Array {
  const whole = mark ? `\uFEFF${text}` : text;
  const view = new DataView(new ArrayBuffer(whole.length * 2));
  for (let at = 0; at < whole.length; at += 1) view.setUint16(at * 2, whole.charCodeAt(at), order === 'le');
  return new Uint8Array(view.buffer);
}

/** Cyrillic and Latin letters as windows-1251 has them; a letter that it has not becomes «?». */
function windows1251(text: string): Uint8Array {
  const decoder = new TextDecoder('windows-1251');
  const codes = new Map(
    Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code] as const),
  );
  return Uint8Array.from([...text].map((letter) => codes.get(letter) ?? 63));
}

const oldLetters = (text: string) => text.replaceAll('₽', 'руб.');
const crlf = (text: string) => text.replaceAll('\n', '\r\n');

/** The line of a text that holds a word, from 1. */
const lineOf = (text: string, word: string) => text.slice(0, text.indexOf(word)).split('\n').length;

/** A whole file in which one thing is spoilt: refused at the line that has it. */
function broken(name: string, reason: RefusalReason, from: string, to: string, text = srt): RefusedFile {
  const spoilt = text.replace(from, to);
  if (spoilt === text) throw new Error(`${name}: nothing to spoil`);
  return { name, bytes: utf8(spoilt), line: lineOf(spoilt, to), reason };
}

const good = (name: string, bytes: Uint8Array | string, count = lines.length): ReadableFile => ({
  name,
  bytes: typeof bytes === 'string' ? utf8(bytes) : bytes,
  cues: count,
});

const encodings = [
  good('utf8.srt', srt),
  good('utf8-bom.srt', `\uFEFF${srt}`),
  good('utf8-crlf.srt', crlf(srt)),
  good('utf8-cr.srt', srt.replaceAll('\n', '\r')),
  good('utf8-bom-crlf.vtt', `\uFEFF${crlf(vtt)}`),
  good('utf16le-bom.srt', utf16(srt, 'le', true)),
  good('utf16be-bom.srt', utf16(srt, 'be', true)),
  good('utf16le.srt', utf16(srt, 'le', false)),
  good('utf16be.vtt', utf16(vtt, 'be', false)),
  good('utf16le-bom-crlf.vtt', utf16(crlf(vtt), 'le', true)),
  good('windows1251.srt', windows1251(oldLetters(srt))),
  good('windows1251-crlf.srt', windows1251(crlf(oldLetters(srt)))),
  good('windows1251.vtt', windows1251(oldLetters(vtt))),
];

const writings = [
  good('points.srt', cues({ point: '.' })),
  good('commas.vtt', `WEBVTT\n\n${cues({ numbers: false })}`),
  good('no-hours.vtt', `WEBVTT\n\n${cues({ point: '.', hours: false, numbers: false })}`),
  good('no-hours.srt', cues({ hours: false })),
  good('no-numbers.srt', cues({ numbers: false })),
  good('no-blank-lines.srt', cues({ between: '\n' })),
  good('no-blank-lines-crlf.srt', crlf(cues({ between: '\n' }))),
  good('no-blank-lines-no-numbers.srt', cues({ between: '\n', numbers: false })),
  good('many-blank-lines.srt', `\n\n\n${cues({ between: '\n\n\n\n' })}\n\n\n`),
  good('spaces-for-blank-lines.srt', cues({ between: '\n \t\n' })),
  good('blank-lines-within.srt', cues({ dress: (text) => text.replace('\n', '\n\n') })),
  good('tight-arrow.srt', cues({ arrow: '-->' })),
  good('word-arrow.srt', cues({ arrow: ' –> ' })),
  good('one-dash.srt', cues({ arrow: ' -> ' })),
  good('arrow-sign.srt', cues({ arrow: ' → ' })),
  good(
    'translated.srt',
    cues({ arrow: ' -> ' })
      .replaceAll(/(\d),(\d)/g, '$1, $2')
      .replaceAll(/(\d):(\d)/g, '$1: $2'),
  ),
  good('coordinates.srt', cues({ after: ' X1:117 X2:619 Y1:042 Y2:428' })),
  good(
    'settings.vtt',
    `WEBVTT\n\n${cues({ point: '.', numbers: false, after: ' align:start position:10%' })}`,
  ),
  good('title.vtt', vtt.replace('WEBVTT', 'WEBVTT - Голос и диафрагма')),
  good('youtube.vtt', vtt.replace('WEBVTT', 'WEBVTT\nKind: captions\nLanguage: ru')),
  good('hls.vtt', vtt.replace('WEBVTT', 'WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:900000')),
  good('numbered.vtt', `WEBVTT\n\n${cues({ point: '.' })}`),
  good('named.vtt', `WEBVTT\n\n${cues({ point: '.' }).replaceAll(/^(\d+)$/gm, 'intro-$1')}`),
  good('no-blank-after-header.vtt', vtt.replace('WEBVTT\n\n', 'WEBVTT\n')),
  good('comments.vtt', vtt.replace('WEBVTT', 'WEBVTT\n\nNOTE\nРасшифровка 12 марта\n\nNOTE ещё одна')),
  good('styles.vtt', vtt.replace('WEBVTT', 'WEBVTT\n\nSTYLE\n::cue {\n  color: yellow;\n}')),
  good('comment-between.vtt', vtt.replace('\n\n00:00:09', '\n\nNOTE проверить\n\n00:00:09')),
  good('comment-last.vtt', `${vtt}\nNOTE конец\n`),
  good('sbv.sbv', cues({ point: '.', numbers: false, arrow: ',' })),
  good('unsorted.srt', cues().split('\n\n').toReversed().join('\n\n')),
  good('numbers-anew.srt', `${cues()}\n\n1\n00:01:01,000 --> 00:01:02,000\nЧасть вторая.`, 7),
  good('numbers-skip.srt', cues({ between: '\n' }).replaceAll(/^([3-6])$/gm, '1$1')),
  good('one-digit.srt', '1\n0:0:1,5 --> 0:0:4\nКоротко.', 1),
  good('seconds.srt', '62.5 --> 65\nСекундами.', 1),
  good(
    'year-as-text.srt',
    '1\n00:00:01,000 --> 00:00:04,000\nЭто было в\n1987\n00:00:05,000 --> 00:00:06,000\nДа.',
    2,
  ),
  good('hundred-hours.vtt', 'WEBVTT\n\n100:00:01.000 --> 100:00:04.000\nДолго.', 1),
  good('junk-before.srt', `Субтитры: Анна Ветрова\n\n${srt}`),
];

const dressed = [
  good('italics.srt', cues({ dress: (text) => `<i>${text}</i>` })),
  good('upper-tags.srt', cues({ dress: (text) => `<B>${text}</B>` })),
  good('fonts.srt', cues({ dress: (text) => `<font color="#ffff00">${text}</font>` })),
  good('ass-tags.srt', cues({ dress: (text) => `{\\an8}${text}` })),
  good('microdvd-tags.srt', cues({ dress: (text) => `{y:i}${text}` })),
  good('html-breaks.srt', cues({ dress: (text) => text.replace('\n', '<br />') })),
  good(
    'voices.vtt',
    `WEBVTT\n\n${cues({ point: '.', numbers: false, dress: (text) => `<v Анна>${text.replaceAll(/[&<>]/g, '')}</v>` })}`,
  ),
  good('karaoke.vtt', 'WEBVTT\n\n00:01.000 --> 00:04.000\nВдох <00:02.000><c.yellow>и выдох</c>', 1),
  good('entities.vtt', 'WEBVTT\n\n00:01.000 --> 00:04.000\n&lt;b&gt; &amp; &nbsp;тег', 1),
];

/** Nothing in these keeps a file from being read: it is told beside the cue. */
const faulty = [
  good('overlap.srt', srt.replace('00:00:04,500', '00:00:06,000')),
  good('end-before-start.srt', srt.replace('00:00:08,500', '00:00:03,500')),
  good('empty-cue.srt', srt.replace('Сядьте удобно, стопы на полу.', '')),
  good('empty-last.srt', `${srt}\n7\n00:00:26,000 --> 00:00:27,000\n`, 7),
  good('beyond.srt', `${srt}\n7\n02:00:26,000 --> 02:00:27,000\nСлишком поздно.`, 7),
  good('fast.srt', srt.replace('00:00:08,500', '00:00:05,400')),
];

/** Files that cannot be read. */
export const refusedFiles: RefusedFile[] = [
  { name: 'empty.srt', bytes: new Uint8Array(), line: 1, reason: 'noText' },
  { name: 'blank.srt', bytes: utf8('\n \n\n'), line: 1, reason: 'noText' },
  { name: 'prose.txt', bytes: utf8('\nПросто текст лекции.\nБез времени.'), line: 2, reason: 'noTimes' },
  { name: 'page.srt', bytes: utf8('<!doctype html>\n<html lang="ru"></html>'), line: 1, reason: 'noTimes' },
  {
    name: 'script.ass',
    bytes: utf8('[Script Info]\nTitle: x\n\n[Events]\nDialogue: 0,0:00:01.00,0:00:03.00,,Да'),
    line: 1,
    reason: 'noTimes',
  },
  { name: 'only-header.vtt', bytes: utf8('WEBVTT\n\nNOTE пусто\n'), line: 1, reason: 'noTimes' },
  {
    name: 'picture.srt',
    bytes: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13),
    line: 1,
    reason: 'noTimes',
  },
  broken('letter-in-start.srt', 'badStart', '00:00:05,000', '00:00:O5,000'),
  broken('letter-in-end.srt', 'badEnd', '00:00:08,500', '00:00:0l,500'),
  broken('no-end.srt', 'noEnd', '00:00:09,000 --> 00:00:12,500', '00:00:09,000 -->'),
  broken('no-start.srt', 'badStart', '00:00:13,000 --> 00:00:16', ' --> 00:00:16'),
  broken('minute-61.srt', 'badStart', '00:00:17,000', '00:61:17,000'),
  broken('second-75.vtt', 'badEnd', '00:00:08.500', '00:00:75.500', vtt),
  broken('frames.srt', 'frames', '00:00:05,000', '00:00:05:12'),
  broken('frames-end.srt', 'frames', '00:00:08,500', '00:00:08;12'),
  broken('words-for-time.srt', 'badStart', '00:00:01,000', 'начало'),
];

/** Files that are read, in every writing and with every fault that programs and people put in. */
export const readableFiles: ReadableFile[] = [...encodings, ...writings, ...dressed, ...faulty];
