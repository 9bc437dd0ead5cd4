import { expect, test } from 'vitest';
import { frameRateWords, loudnessWords, silenceWords } from './detailWords.ts';

const sound = { loudness: -16.42, truePeak: -1.2, silenceStartSec: 4.04, silenceEndSec: 0.2, heardSec: 60 };
const heard = (more: Partial<typeof sound> = {}) => ({ frameRate: null, sound: { ...sound, ...more } });

test.each([
  [25, '25\u00A0кадр/с', '25\u00A0fps'],
  [29.9701, '29,97\u00A0кадр/с', '29.97\u00A0fps'],
  [23.976, '23,976\u00A0кадр/с', '23.976\u00A0fps'],
  [12.512, '12,5\u00A0кадр/с', '12.5\u00A0fps'],
  [null, null, null],
])('a frame rate of %s', (rate, ru, en) => {
  expect(frameRateWords(rate, 'ru')).toBe(ru);
  expect(frameRateWords(rate, 'en')).toBe(en);
});

test('loudness and peaks are told with true minuses, and by how much of a long recording', () => {
  expect(loudnessWords(heard(), 60, 'ru')).toBe('−16,4\u00A0LUFS · пики −1,2\u00A0дБ');
  expect(loudnessWords(heard(), 2282, 'ru')).toBe(
    '−16,4\u00A0LUFS · пики −1,2\u00A0дБ · по\u00A0фрагментам, всего 1:00',
  );
  expect(loudnessWords({ frameRate: 25, sound: null }, 60, 'ru')).toBeNull();
});

test('silence at the ends is told where there is some, and never as longer than was heard', () => {
  expect(silenceWords(heard(), 60, 'ru')).toBe('в\u00A0начале 4\u00A0с');
  expect(silenceWords(heard({ silenceEndSec: 12.4 }), 60, 'ru')).toBe(
    'в\u00A0начале 4\u00A0с, в\u00A0конце 12\u00A0с',
  );
  expect(silenceWords(heard({ silenceStartSec: 0 }), 60, 'ru')).toBe('по\u00A0краям нет');
  expect(silenceWords(heard({ silenceStartSec: 140 }), 2282, 'ru')).toBe('в\u00A0начале больше 30\u00A0с');
  expect(silenceWords({ frameRate: null, sound: { ...sound, loudness: null } }, 60, 'ru')).toBe(
    'ничего не\u00A0слышно',
  );
  expect(silenceWords({ frameRate: null, sound: null }, 60, 'ru')).toBeNull();
});
