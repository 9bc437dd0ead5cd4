import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coverLimits, coverProblem, coverSize, covers, fitInto, pictureKind } from './images.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const jpeg = bytes('\xFF\xD8\xFF\xE0\0\x10JFIF\0\x01');
const png = bytes('\x89PNG\r\n\x1A\n\0\0\0\rIHDR');
const webp = bytes('RIFF\x24\0\0\0WEBPVP8 ');

describe('pictureKind', () => {
  test('tells the three kinds by their bytes', () => {
    expect(pictureKind(jpeg)).toBe('jpeg');
    expect(pictureKind(png)).toBe('png');
    expect(pictureKind(webp)).toBe('webp');
  });

  test('takes nothing else', () => {
    expect(pictureKind(bytes('GIF89a......'))).toBeNull();
    expect(pictureKind(bytes('RIFF\x24\0\0\0WAVEfmt '))).toBeNull();
    expect(pictureKind(bytes('<svg xmlns="'))).toBeNull();
    expect(pictureKind(new Uint8Array())).toBeNull();
    expect(pictureKind(png.subarray(0, 7))).toBeNull();
  });
});

describe('coverProblem', () => {
  test('names the first thing that is wrong', () => {
    expect(coverProblem(jpeg, coverLimits.bytes)).toBeNull();
    expect(coverProblem(jpeg, coverLimits.bytes + 1)).toBe('bytes');
    expect(coverProblem(bytes('GIF89a......'), coverLimits.bytes + 1)).toBe('kind');
  });
});

describe('covers', () => {
  test('asks both sides', () => {
    const least = { width: 1280, height: 720 };
    expect(covers({ width: 1280, height: 720 }, least)).toBe(true);
    expect(covers({ width: 1279, height: 900 }, least)).toBe(false);
    expect(covers({ width: 1600, height: 719 }, least)).toBe(false);
  });
});

describe('fitInto', () => {
  test('scales down and never up', () => {
    expect(fitInto({ width: 3840, height: 2160 }, coverSize)).toEqual(coverSize);
    expect(fitInto({ width: 1280, height: 720 }, coverSize)).toEqual({ width: 1280, height: 720 });
    expect(fitInto({ width: 1, height: 5000 }, coverSize)).toEqual({ width: 1, height: 1080 });
  });

  test('stays inside and keeps the shape to a pixel', () => {
    const side = fc.integer({ min: 200, max: 20_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const out = fitInto({ width, height }, coverSize);
        expect(out.width).toBeLessThanOrEqual(coverSize.width);
        expect(out.height).toBeLessThanOrEqual(coverSize.height);
        // Both sides are rounded by half a pixel at most.
        expect(Math.abs(out.width * height - out.height * width)).toBeLessThanOrEqual((width + height) / 2);
      }),
    );
  });
});
