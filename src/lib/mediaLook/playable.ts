/** Where a codec plays: in every current browser, in this one at least, or in none. */
export type Playability = 'everywhere' | 'here' | 'nowhere';

/** Codecs that every current browser plays. */
const common = new Set(['avc', 'vp8', 'vp9', 'av1', 'aac', 'mp3', 'opus', 'vorbis', 'flac']);
/** Uncompressed audio that browsers play. */
const plain = new Set(['pcm-s16', 'pcm-s24', 'pcm-f32', 'pcm-u8', 'pcm-s32']);

/** H.264 with ten bits or more chroma than 4:2:0, as cameras and editors write it: no browser decodes it in hardware, most not at all. */
const beyondHigh = /^avc[13]\.(?:6E|7A|F4)/i;

/** Where a track plays: by its codec (`null` if unknown), its exact MIME type, and the answer of this browser. */
export function playabilityOf(codec: string | null, parameters: string | null, here: boolean): Playability {
  const exotic = codec === null || (parameters !== null && beyondHigh.test(parameters));
  if (!exotic && (common.has(codec) || plain.has(codec))) return 'everywhere';
  return here ? 'here' : 'nowhere';
}
