import { createRequire } from 'node:module';
import * as v from 'valibot';

/** The validator has no types of its own: what it gives is read as any other data. */
const library = v.parse(
  v.looseObject({ WebVTTParser: v.function() }),
  createRequire(import.meta.url)('webvtt-parser'),
);
const parser = v.looseObject({ parse: v.function() });
const verdict = v.looseObject({
  cues: v.array(v.looseObject({ text: v.string() })),
  errors: v.array(v.looseObject({ message: v.string() })),
});

/** What the validator of WebVTT by its editor at the W3C says of a file: its errors, and how many cues it found. */
export function validateCaptions(file: string): { errors: string[]; cues: number } {
  const made: unknown = Reflect.construct(library.WebVTTParser, []);
  const { cues, errors } = v.parse(verdict, Reflect.apply(v.parse(parser, made).parse, made, [file]));
  return { errors: errors.map(({ message }) => message), cues: cues.length };
}
