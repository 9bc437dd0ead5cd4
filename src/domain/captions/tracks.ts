import * as v from 'valibot';
import { languageOfName } from './languageOfName.ts';

/** Captions in one language. */
export interface Track {
  /** From the name of its file; null if that has none. */
  language: string | null;
  /** The name of its file; empty if unknown. */
  name: string;
  /** The content of a WebVTT file. */
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

/** A comment may contain no arrow and no empty line: so it is JSON in one line, with escaped angle brackets. */
const write = (of: v.InferOutput<typeof told>) =>
  `NOTE captions ${JSON.stringify(of).replaceAll('>', '\\u003e')}`;

/**
 * The captions of a recording by language. All are in one file: it is in the first language and holds the others as comments, with the names of their
 * files. So programs that know nothing of languages show the first. Each language occurs once.
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
      // The empty line before a comment is removed with it.
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

/** One file for all of them; an empty text if there are none. */
export function joined(tracks: readonly Track[]): string {
  const [first, ...others] = tracks.filter(({ file }) => file !== '');
  if (first === undefined) return '';
  const notes = [
    ...(first.name === '' ? [] : [write({ name: first.name })]),
    ...others.map(({ name, file }) => write({ name, file })),
  ];
  return notes.length === 0 ? first.file : `${[first.file.trimEnd(), ...notes].join('\n\n')}\n`;
}

/** Replaces or adds the captions of one language, or removes them if `file` is empty; null is the first language. */
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
