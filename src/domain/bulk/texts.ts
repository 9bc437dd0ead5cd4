import { escaped } from '#lib/richText/serialise.ts';
import { findPlaces, withPlaces, type FindQuery, type Place } from './places.ts';
import type { BulkPlan } from './fields.ts';
import type { BulkChange, BulkRow } from './plan.ts';

/** A text of a thing that may be changed with others. */
export interface BulkText {
  field: 'name' | 'description';
  text: string;
  /** Least and most letters that the platform takes. */
  min: number;
  max: number;
}

/** A thing whose texts are looked through. */
export interface TextSubject extends Omit<BulkRow, 'changes'> {
  /** The language that it is in, where that is told. */
  language: string | null;
  /** The course or marathon that it is in, where it is looked through as a part of one. */
  within: string | null;
  texts: BulkText[];
}

/** The name and the description of a thing as texts. */
export const textsOf = (
  name: string,
  description: string | null | undefined,
  [min, maxDescription]: readonly [number, number],
): BulkText[] => [
  { field: 'name', text: name, min, max: 120 },
  ...(description ? [{ field: 'description' as const, text: description, min: 0, max: maxDescription }] : []),
];

/** The places of one text. */
export interface FoundText {
  subject: TextSubject;
  text: BulkText;
  places: Place[];
}

/** Names one text among all. */
export const textKey = ({ subject: { kind, id }, text: { field } }: FoundText): string =>
  `${kind}/${id}/${field}`;

/** Names one place among all, by the key of its text. */
export const placeKey = (text: string, { start }: Place): string => `${text}/${start}`;

/** Descriptions are Markdown, names are not. */
export const isMarkdown = ({ field }: BulkText): boolean => field === 'description';

/** Where the texts of a thing have what is looked for. What takes its place stands for itself in Markdown too. */
export const foundIn = (subject: TextSubject, query: FindQuery): FoundText[] =>
  subject.texts.map((text) => {
    const markdown = isMarkdown(text);
    const replacement = markdown ? escaped(query.replacement, true) : query.replacement;
    return { subject, text, places: findPlaces(text.text, { ...query, replacement }, markdown) };
  });

/** What comes of the places that are wanted. A text that would be too short or too long stays as it is. */
export function planTexts(found: readonly FoundText[], isWanted: (key: string) => boolean): BulkPlan {
  const rows = new Map<string, BulkRow>();
  const plan: BulkPlan = { rows: [], same: [], barred: [] };
  for (const one of found) {
    const { subject, text } = one;
    const { kind, id, owner, publicationId, name } = subject;
    const after = withPlaces(
      text.text,
      one.places.filter((place) => isWanted(placeKey(textKey(one), place))),
    );
    if (after === text.text) continue;
    const { length } = after.trim();
    if (length < text.min || length > text.max) {
      plan.barred.push({ id, name, field: text.field, why: 'length' });
      continue;
    }
    const row = rows.get(`${kind}/${id}`) ?? { kind, id, owner, publicationId, name, changes: [] };
    const change: BulkChange = { field: text.field, before: text.text, after };
    row.changes.push(change);
    rows.set(`${kind}/${id}`, row);
  }
  plan.rows.push(...rows.values());
  return plan;
}
