import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { packed } from './packed.ts';

const letters = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'абвёяжÐ°àïñ a1«»—😀'),
    fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  ),
});

it('a packed text holds a packed word where the text holds the word, and nowhere else', () => {
  const property = fc.property(letters, letters, letters, (before, word, after) => {
    const text = before + word + after;
    expect(packed(text)).toHaveLength(text.length);
    expect(packed(packed(text))).toBe(text);
    expect(packed(text).indexOf(packed(word))).toBe(text.indexOf(word));
    expect(packed(before).includes(packed(word))).toBe(before.includes(word));
  });
  fc.assert(property, { numRuns: 500 });
});

it('a Russian text takes a byte a letter, a long one too', () => {
  const text = 'тишина внутри, 10 минут '.repeat(1000);
  expect([...packed(text)].every((letter) => letter.charCodeAt(0) < 256)).toBe(true);
  expect(packed(packed(text))).toBe(text);
});
