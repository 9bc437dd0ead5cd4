import { expect, test } from 'vitest';
import { captionCount } from './count.ts';
import { languageOfName } from './languageOfName.ts';
import { readCaptions } from './read.ts';
import { joined, tracksOf, withTrack } from './tracks.ts';
import { writeCaptions } from './write.ts';

const vtt = (text: string) => `WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n${text}\n`;
const russian = vtt('Дышим');
const english = vtt('Breathe &gt; "slowly" \\ {now}');
const both = withTrack(russian, 'en', { name: 'Сон.en.vtt', file: english });

test('the name of a file tells its language', () => {
  const told = [
    'Сон.en.vtt',
    'Сон_rus.srt',
    'Сон - English.srt',
    'Сон.vtt',
    'Сон.en',
    'en.vtt',
    'Шаг de.sbv',
  ];
  expect(told.map(languageOfName)).toEqual(['en', 'ru', 'en', null, null, null, 'de']);
});

test('captions in one language are a file as they were', () => {
  expect(tracksOf(russian)).toEqual([{ language: null, name: '', file: russian }]);
  expect(joined(tracksOf(russian))).toBe(russian);
  expect(tracksOf('')).toEqual([]);
});

test('a second language is a comment: whoever knows nothing of it reads the first alone', () => {
  expect(tracksOf(both)).toEqual([
    { language: null, name: '', file: russian },
    { language: 'en', name: 'Сон.en.vtt', file: english },
  ]);
  expect(captionCount(both)).toBe(1);
  const { read } = readCaptions(both);
  expect(read?.captions.cues.map(({ text }) => text)).toEqual(['Дышим']);
  // A console that does not know of tracks keeps the comment when it rewrites the file.
  if (read === null) throw new Error('Not read');
  expect(tracksOf(writeCaptions(read.captions)).at(1)?.file).toBe(english);
});

test('each is changed for itself, and the last of them that goes leaves nothing', () => {
  const other = vtt('Иначе');
  expect(tracksOf(withTrack(both, 'en', { name: '', file: other }))[1]).toEqual({
    language: 'en',
    name: 'Сон.en.vtt',
    file: other,
  });
  expect(tracksOf(withTrack(both, null, { name: '', file: other }))[0]?.file).toBe(other);
  expect(withTrack(both, 'en', { name: '', file: '' })).toBe(russian);
  expect(withTrack(russian, null, { name: '', file: '' })).toBe('');
});

test('where the first goes the next takes its place, and keeps its name', () => {
  const left = withTrack(both, null, { name: '', file: '' });
  expect(tracksOf(left)).toEqual([{ language: 'en', name: 'Сон.en.vtt', file: english }]);
});

test('a comment of anybody else stays one', () => {
  const own = `${russian}\nNOTE captions {oops\n`;
  expect(tracksOf(own)).toHaveLength(1);
  expect(joined(tracksOf(own))).toBe(own);
});
