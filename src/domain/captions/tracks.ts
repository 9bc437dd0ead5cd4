import * as v from 'valibot';
import { languageOfName } from './languageOfName.ts';

/** Captions in one language. */
export interface Track {
  /** By the name of its file; null where that tells none. */
  language: string | null;
  /** What its file was called; empty where nobody said. */
  name: string;
  /** A file of WebVTT. */
  file: string;
}

const told = v.object({ name: v.string(), file: v.optional(v.string()) });

/** A comment of the file that holds captions in another language, or the name of the file itself. */
const comment = /^NOTE captions (\{.*\})$/;

function read(line: string): v.InferOutput<typeof told> | null {
  const [, json] = comment.exec(line) ?? [];
  if (json === undefined) return null;
  try {
    const found = v.safeParse(told, JSON.parse(json));
    return found.success ? found.output : null;
  } catch {
    return null;
  }
}

/** No arrow may stand in a comment, and no line of it may be empty: JSON in one line, its angles by their numbers. */
const write = (of: v.InferOutput<typeof told>) =>
  `NOTE captions ${JSON.stringify(of).replaceAll('>', '\\u003e')}`;

/**
 * The captions of a recording by languages. There is one file for all: it is in the first language, and holds the others as comments, by
 * the names of their files, so that whoever knows nothing of languages sees the first. No two are in one language.
 */
export function tracksOf(captions: string): Track[] {
  if (captions === '') return [];
  const lines = captions.split('\n');
  const first: Track = { language: null, name: '', file: '' };
  const others: Track[] = [];
  const own: string[] = [];
  for (const line of lines) {
    const found = read(line);
    if (found === null) {
      // The empty line before a comment goes with it.
      own.push(line);
      continue;
    }
    if (own.at(-1) === '') own.pop();
    const { name, file } = found;
    const language = languageOfName(name);
    if (file === undefined) Object.assign(first, { name, language });
    else others.push({ name, language, file });
  }
  return [{ ...first, file: own.join('\n') }, ...others];
}

/** One file for all of them; an empty text where none has any. */
export function joined(tracks: readonly Track[]): string {
  const [first, ...others] = tracks.filter(({ file }) => file !== '');
  if (first === undefined) return '';
  const notes = [
    ...(first.name === '' ? [] : [write({ name: first.name })]),
    ...others.map(({ name, file }) => write({ name, file })),
  ];
  return notes.length === 0 ? first.file : `${[first.file.trimEnd(), ...notes].join('\n\n')}\n`;
}

/** Captions with those of one language changed, added where there were none, or gone where `file` is empty; null is the first. */
export function withTrack(
  captions: string,
  language: string | null,
  { name, file }: Pick<Track, 'name' | 'file'>,
): string {
  const tracks = tracksOf(captions);
  const [first] = tracks;
  if (first === undefined) return joined([{ language, name, file }]);
  const isThis = (track: Track) => (language === null ? track === first : track.language === language);
  const next = tracks.map((track) => (isThis(track) ? { ...track, file, name: name || track.name } : track));
  return joined(tracks.some(isThis) ? next : [...next, { language, name, file }]);
}
