import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readableFiles, refusedFiles } from '#tests/support/captionFiles.ts';
import { decodeText } from '#lib/file/decodeText.ts';
import { validateCaptions } from '#tests/support/validateCaptions.ts';
import { checkCues, isMistake } from './check.ts';
import { plainText, type Cue } from './cues.ts';
import { captionCount } from './count.ts';
import { maxCaptions } from './limit.ts';
import { readCaptions } from './read.ts';
import { problemWords, refusalWords } from './texts.ts';
import { readTime, shortTime, writeTime } from './time.ts';
import { writeCaptions } from './write.ts';

const cuesOf = (text: string): Cue[] => readCaptions(text).read?.captions.cues ?? [];
const byName = (name: string) => {
  const file = [...readableFiles, ...refusedFiles].find((one) => one.name === name);
  if (file === undefined) throw new Error(`No file ${name}`);
  return decodeText(file.bytes);
};

describe('files as authors have them', () => {
  test('are many', () => {
    const names = [...readableFiles, ...refusedFiles].map(({ name }) => name);
    expect(names.length).toBeGreaterThan(75);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(refusedFiles)('$name is refused', ({ bytes, line, reason }) => {
    expect(readCaptions(decodeText(bytes)).refusal).toMatchObject({ line, reason });
  });

  test.each(readableFiles)('$name', ({ bytes, cues: count }) => {
    const { read, refusal } = readCaptions(decodeText(bytes));
    expect(refusal).toBeNull();
    const { cues } = read?.captions ?? { cues: [] };
    expect(cues).toHaveLength(count);
    expect(read?.lines).toHaveLength(count);
    const written = writeCaptions(read?.captions ?? { head: [], cues: [], tail: [] });
    expect(writeCaptions(readCaptions(written).read?.captions ?? { head: [], cues: [], tail: [] })).toBe(
      written,
    );
    expect(cuesOf(written)).toEqual(cues);
    expect(captionCount(written)).toBe(count);
    // The author is told exactly what a validator reports.
    const { errors, cues: valid } = validateCaptions(written);
    const faults = checkCues(cues, null)
      .flat()
      .filter(({ kind }) => kind === 'order');
    expect(errors).toEqual(faults.map(() => 'End timestamp is not greater than start timestamp.'));
    expect(valid).toBe(count);
  });

  test('all that have the same words say the same', () => {
    const same = [
      'utf8-crlf.srt',
      'utf16be.vtt',
      'no-blank-lines.srt',
      'fonts.srt',
      'translated.srt',
      'sbv.sbv',
    ];
    for (const name of same)
      expect({ name, cues: cuesOf(byName(name)) }).toEqual({ name, cues: cuesOf(byName('utf8.srt')) });
    expect(cuesOf(byName('windows1251.srt')).map(({ text }) => text)).toEqual(
      cuesOf(byName('utf8.srt')).map(({ text }) => text.replace('₽', 'руб.')),
    );
  });
});

test('what a file of WebVTT has beside its cues is kept', () => {
  for (const kept of ['Расшифровка 12 марта', 'NOTE ещё одна'])
    expect(writeCaptions(readOf(byName('comments.vtt')))).toContain(kept);
  expect(writeCaptions(readOf(byName('styles.vtt')))).toContain('STYLE\n::cue {\n  color: yellow;\n}');
  expect(writeCaptions(readOf(byName('comment-between.vtt')))).toContain('NOTE проверить\n\n00:00:09.000');
  expect(writeCaptions(readOf(byName('comment-last.vtt')))).toMatch(/NOTE конец\n$/);
  expect(writeCaptions(readOf(byName('named.vtt')))).toContain('intro-2\n00:00:05.000');
  expect(writeCaptions(readOf(byName('settings.vtt')))).toContain('align:start position:10%');
  expect(writeCaptions(readOf(byName('junk-before.srt')))).toContain('NOTE\nСубтитры: Анна Ветрова');
});

const readOf = (text: string) => readCaptions(text).read?.captions ?? { head: [], cues: [], tail: [] };

test('signs stand for themselves, and tags stay tags', () => {
  expect(cuesOf(byName('entities.vtt'))[0]?.text).toBe('&lt;b> & \u00A0тег');
  expect(cuesOf(byName('utf8.srt'))[4]?.text).toBe('Q&A: цена < 500 ₽, 2 > 1.');
  expect(writeCaptions(readOf(byName('utf8.srt')))).toContain('Q&amp;A: цена &lt; 500 ₽, 2 &gt; 1.');
  expect(plainText('<v Анна>Вдох <i>и</i> выдох')).toBe('Вдох и выдох');
});

test('the line of each cue is told', () => {
  expect(readCaptions(byName('utf8.srt')).read?.lines).toEqual([2, 7, 11, 16, 20, 24]);
  expect(readCaptions(byName('unsorted.srt')).read?.lines[0]).toBe(23);
});

test('a file beyond the limit is refused where it goes beyond', () => {
  const long = byName('utf8.srt').repeat(Math.ceil(maxCaptions / 400));
  const { refusal } = readCaptions(long);
  expect(refusal?.reason).toBe('tooLong');
  expect(long.split('\n').slice(0, refusal?.line).join('\n').length).toBeGreaterThanOrEqual(maxCaptions);
});

test('what is wrong is told cue by cue', () => {
  const kinds = (name: string, duration: number | null = null) =>
    checkCues(cuesOf(byName(name)), duration).map((problems) => problems.map(({ kind }) => kind));
  expect(kinds('utf8.srt', 30_000).flat()).toEqual([]);
  expect(kinds('overlap.srt')[1]).toEqual(['overlap']);
  expect(kinds('end-before-start.srt')[1]).toEqual(['order']);
  expect(kinds('empty-cue.srt')[1]).toEqual(['empty']);
  expect(kinds('beyond.srt', 30_000)[6]).toEqual(['beyond']);
  expect(kinds('beyond.srt')[6]).toEqual([]);
  expect(kinds('fast.srt')[1]).toEqual(['fast']);
  expect(checkCues([{ start: 0, end: 9000, text: 'я'.repeat(43) }], null)).toEqual([
    [{ kind: 'long', length: 43 }],
  ]);
  expect(
    checkCues(cuesOf(byName('fast.srt')), null)
      .flat()
      .filter(isMistake),
  ).toEqual([]);
});

test('a refusal and a problem are told in both languages', () => {
  const { refusal } = readCaptions(byName('letter-in-end.srt'));
  if (refusal === null) throw new Error('It was read');
  expect(refusalWords(refusal, 'ru')).toBe(
    'Строка 7: не\u00A0разобрать время конца\u00A0— «00:00:05,000 --> 00:00:0l,500»',
  );
  expect(refusalWords(refusal, 'en')).toMatch(/^Line 7: the end time cannot be read — “/);
  const [, problems = []] = checkCues(cuesOf(byName('overlap.srt')), null);
  expect(problems.map((problem) => problemWords(problem, 'ru'))).toEqual([
    'Начинается раньше, чем кончается предыдущая: на\u00A01\u00A0с',
  ]);
  expect(problemWords({ kind: 'long', length: 51 }, 'ru')).toBe(
    'Длинная строка: 51\u00A0знак, удобно до\u00A042',
  );
  expect(problemWords({ kind: 'fast', speed: 31 }, 'en')).toBe(
    'Fast: 31 characters a second, 20 are read at ease',
  );
});

describe('properties', () => {
  const moment = fc.integer({ min: 0, max: 400_000_000 });

  test('any moment reads back as it was written', () => {
    fc.assert(
      fc.property(moment, (ms) => {
        expect(readTime(writeTime(ms))).toBe(ms);
        expect(readTime(shortTime(ms))).toBe(ms);
      }),
    );
  });

  const words = fc.array(
    fc.constantFrom(
      ...[
        'Вдох',
        'и <выдох',
        '-->',
        '&amp;',
        '&lt;b>',
        '<b>',
        '</b>',
        '<v Анна>',
        '→',
        '12',
        'NOTE',
        'WEBVTT',
        '',
        '\n',
        '\n\n',
      ],
      ...[
        '00:01 -> 00:02',
        '00:00:01,000 --> 00:00:02,000',
        '{\\an8}',
        '<font>',
        '&',
        '\r\n',
        'STYLE',
        '1',
        'align:start',
        '0:0:1.000,0:0:2.000',
      ],
    ),
    { maxLength: 40 },
  );

  test('whatever is read is written in one way: written anew it is the same', () => {
    fc.assert(
      fc.property(words, fc.constantFrom(' ', '\n', ''), fc.boolean(), (some, seam, header) => {
        const { read } = readCaptions(`${header ? 'WEBVTT\n\n' : ''}${some.join(seam)}`);
        if (read === null) return;
        const written = writeCaptions(read.captions);
        expect(writeCaptions(readOf(written))).toBe(written);
      }),
      { numRuns: 3000 },
    );
  });

  test('cues that were typed come back, whatever their text is', () => {
    const cue = fc.record({
      start: moment,
      end: moment,
      text: fc.string({ unit: 'grapheme', maxLength: 40 }),
    });
    fc.assert(
      fc.property(fc.array(cue, { minLength: 1, maxLength: 8 }), (cues) => {
        const written = writeCaptions({ head: [], cues, tail: [] });
        expect(cuesOf(written).map(({ start, end }) => [start, end])).toEqual(
          cues.toSorted((one, other) => one.start - other.start).map(({ start, end }) => [start, end]),
        );
        expect(writeCaptions(readOf(written))).toBe(written);
      }),
      { numRuns: 1000 },
    );
  });
});
