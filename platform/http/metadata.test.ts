import * as fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { withoutMetadata } from './metadata.ts';
import { isCompleteImage, type ImageMime } from './completeImage.ts';

const formats: [ImageMime, (picture: Sharp) => Sharp][] = [
  ['image/jpeg', (picture) => picture.jpeg({ progressive: true })],
  ['image/jpeg', (picture) => picture.jpeg()],
  ['image/png', (picture) => picture.png()],
  ['image/webp', (picture) => picture.webp()],
];

const secret = 'Secret place';
const exif = {
  IFD0: { Copyright: secret, Make: secret },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 0/1', GPSAreaInformation: secret },
};
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:City="${secret}"/></rdf:RDF></x:xmpmeta>`;

/** A picture of noise, so that its pixels have every byte in them. */
const noise = () =>
  sharp({
    create: {
      width: 96,
      height: 64,
      channels: 3,
      background: '#246',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

const photo = (write: (picture: Sharp) => Sharp, orientation: number) =>
  write(noise().withMetadata({ orientation, exif }).withXmp(xmp)).toBuffer();

async function* inPieces(bytes: Uint8Array, lengths: number[]) {
  let at = 0;
  for (let piece = 0; at < bytes.length; piece += 1) {
    const length = lengths[piece % lengths.length] ?? bytes.length;
    yield bytes.subarray(at, at + length);
    at += length;
  }
}

async function bareOf(bytes: Uint8Array, lengths = [bytes.length]): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of withoutMetadata(inPieces(bytes, lengths))) pieces.push(piece.slice());
  return Buffer.concat(pieces);
}

const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

describe.each(formats)('%s', (mime, write) => {
  it.each([1, 6])('turned by %i loses places, names and texts, and no pixel', async (orientation) => {
    const given = await photo(write, orientation);
    expect(given.includes(secret)).toBe(true);
    const bare = await bareOf(given);
    expect(bare.includes(secret)).toBe(false);
    expect(bare.includes('GPS')).toBe(false);
    expect(await isCompleteImage(mime, inPieces(bare, [1000]))).toBe(true);
    expect((await pixels(bare)).equals(await pixels(given))).toBe(true);
    const { orientation: turned = 1, width, height } = await sharp(bare).metadata();
    expect([turned, width, height]).toEqual([orientation, 96, 64]);
    // There is nothing left to take.
    expect((await bareOf(bare)).equals(bare)).toBe(true);
  });

  it('is the same however its bytes come', async () => {
    const given = await photo(write, 8);
    const whole = await bareOf(given);
    const lengths = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 5 });
    const property = fc.asyncProperty(lengths, async (some) => {
      expect((await bareOf(given, some)).equals(whole)).toBe(true);
    });
    await fc.assert(property, { numRuns: 20 });
  });

  it('that is damaged ends, and what is left is no more than there was', async () => {
    const given = await photo(write, 3);
    const property = fc.asyncProperty(fc.nat(given.length), fc.nat(255), async (at, byte) => {
      const damaged = Uint8Array.from(given);
      damaged[at] = byte;
      expect((await bareOf(damaged)).length).toBeLessThanOrEqual(given.length);
      expect((await bareOf(given.subarray(0, at))).length).toBeLessThanOrEqual(at);
    });
    await fc.assert(property, { numRuns: 50 });
  });
});

it('what follows the end of a JPEG goes with the rest, as previews of cameras do', async () => {
  const [, write] = formats[1] ?? [];
  const given = await photo(write ?? ((picture) => picture), 1);
  expect(await bareOf(Buffer.concat([given, given]))).toEqual(await bareOf(given));
});

it('what is no picture passes as it is', async () => {
  for (const text of ['', 'no', 'a text that is no picture'])
    expect((await bareOf(Buffer.from(text))).toString()).toBe(text);
});
