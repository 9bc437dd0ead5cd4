/** Where a codec can be played: in every browser of today, in this one at least, or in none. */
export type Playability = 'everywhere' | 'here' | 'nowhere';

/** What every browser of today plays. */
const common = new Set(['avc', 'vp8', 'vp9', 'av1', 'aac', 'mp3', 'opus', 'vorbis', 'flac']);
/** Sound as it is, in the forms that browsers take. */
const plain = new Set(['pcm-s16', 'pcm-s24', 'pcm-f32', 'pcm-u8', 'pcm-s32']);

/** H.264 with ten bits or more than 4:2:0 of colour, as cameras and editors write it: no browser decodes it in hardware, most not at all. */
const beyondHigh = /^avc[13]\.(?:6E|7A|F4)/i;

/** Where a track can be played: by its codec (`null` is one that nobody knows), its exact kind, and what this browser says. */
export function playabilityOf(codec: string | null, parameters: string | null, here: boolean): Playability {
  const exotic = codec === null || (parameters !== null && beyondHigh.test(parameters));
  if (!exotic && (common.has(codec) || plain.has(codec))) return 'everywhere';
  return here ? 'here' : 'nowhere';
}
