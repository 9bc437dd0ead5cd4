import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';

type Compress = (bytes: Uint8Array) => Promise<Buffer>;

const brotliOf = (quality: number): Compress =>
  promisify((bytes: Uint8Array, done: (error: Error | null, result: Buffer) => void) =>
    brotliCompress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }, done),
  );

/** Compression for every browser, in threads of the pool. */
export const encoders = {
  br: brotliOf(9),
  gzip: promisify((bytes: Uint8Array, done: (error: Error | null, result: Buffer) => void) =>
    gzip(bytes, { level: 9 }, done),
  ),
} satisfies Record<string, Compress>;

/** For answers that differ every time: a tenth larger, but two milliseconds. */
export const quickEncoders = {
  br: brotliOf(5),
  gzip: promisify((bytes: Uint8Array, done: (error: Error | null, result: Buffer) => void) =>
    gzip(bytes, { level: 6 }, done),
  ),
} satisfies Record<keyof typeof encoders, Compress>;

export type Encoding = keyof typeof encoders;

/** MIME types worth compressing; pictures and fonts are compressed already. */
export const compressible = /^(text\/|application\/(json|manifest)|image\/svg)/;

/** What a browser names a dictionary by. */
export const digestOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** The header of a `dcz` answer (RFC 9842): a frame that zstd skips, with the digest of the dictionary. */
export const deltaMagic: Uint8Array = Buffer.from('5e2a4d1820000000', 'hex');

/** The difference of bytes from a dictionary that the browser has, in the encoding `dcz`. */
export async function deltaOf(bytes: Uint8Array, dictionary: Uint8Array): Promise<Buffer> {
  const { ZSTD_c_compressionLevel: level } = constants;
  const delta = await new Promise<Buffer>((resolve, reject) => {
    const options = { params: { [level]: 19 }, dictionary: Buffer.from(dictionary) };
    zstdCompress(bytes, options, (error, result) => (error ? reject(error) : resolve(result)));
  });
  return Buffer.concat([deltaMagic, digestOf(dictionary), delta]);
}
