import { piecesOf, type Captions, type Cue } from './cues.ts';
import { writeTime } from './time.ts';

/** Escapes a text. An existing `&lt;` stays: it keeps a text from becoming a tag. */
const escaped = (text: string) =>
  text
    .replace(/&(?!lt;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** The lines of a text with characters: an empty line would end the cue. */
const filled = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

const payload = (text: string) =>
  filled(
    piecesOf(text)
      .map((piece) => (piece.isTag ? piece.text : escaped(piece.text)))
      .join(''),
  );

function block({ start, end, text, id, settings, notes = [] }: Cue): string {
  const times = `${writeTime(start)} --> ${writeTime(end)}`;
  const lines = [id, settings === undefined ? times : `${times} ${settings}`, payload(text)];
  return [...notes, lines.filter((line) => line !== undefined && line !== '').join('\n')].join('\n\n');
}

/** Writes captions as a WebVTT file. Without cues the result is an empty text. */
export function writeCaptions({ head, cues, tail }: Captions): string {
  if (cues.length === 0) return '';
  const sorted = cues.toSorted((one, other) => one.start - other.start);
  return `${['WEBVTT', ...head, ...sorted.map(block), ...tail].join('\n\n')}\n`;
}
