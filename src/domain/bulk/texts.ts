import { escaped } from '#lib/richText/serialise.ts';
import { findPlaces, withPlaces, type FindQuery, type Place } from './places.ts';
import type { BulkPlan } from './fields.ts';
import type { BulkChange, BulkRow } from './plan.ts';

/** A text of an item that a bulk edit may change. */
export interface BulkText {
  field: 'name' | 'description';
  text: string;
  /** The minimum and maximum length that the platform accepts. */
  min: number;
  max: number;
}

/** An item whose texts are searched. */
export interface TextSubject extends Omit<BulkRow, 'changes'> {
  /** The language of its texts, if it is known. */
  language: string | null;
  /** The course or marathon whose part it is, if it is searched as such. */
  within: string | null;
  texts: BulkText[];
}

/** The name and the description of an item as texts. */
export const textsOf = (
  name: string,
  description: string | null | undefined,
  [min, maxDescription]: readonly [number, number],
): BulkText[] => [
  { field: 'name', text: name, min, max: 120 },
  ...(description ? [{ field: 'description' as const, text: description, min: 0, max: maxDescription }] : []),
];

/** The places in one text. */
export interface FoundText {
  subject: TextSubject;
  text: BulkText;
  places: Place[];
}

/** A key that identifies a text among all. */
export const textKey = ({ subject: { kind, id }, text: { field } }: FoundText): string =>
  `${kind}/${id}/${field}`;

/** A key that identifies a place among all, from the key of its text. */
export const placeKey = (text: string, { start }: Place): string => `${text}/${start}`;

/** Descriptions are Markdown, names are not. */
export const isMarkdown = ({ field }: BulkText): boolean => field === 'description';

/** The places where the texts of an item match the query. In Markdown the replacement is escaped. */
export const foundIn = (subject: TextSubject, query: FindQuery): FoundText[] =>
  subject.texts.map((text) => {
    const markdown = isMarkdown(text);
    const replacement = markdown ? escaped(query.replacement, true) : query.replacement;
    return { subject, text, places: findPlaces(text.text, { ...query, replacement }, markdown) };
  });

/** The plan that replaces the chosen places. A text that would become too short or too long stays as it is. */
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
