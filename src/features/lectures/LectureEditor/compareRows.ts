import { imageUrl } from '#api/upload/image-url.ts';
import type { Difference, LectureField, LectureFields } from '#atoms/lectures/editor.ts';
import type { CompareRow, CompareValue, Side } from '#features/widgets/CompareVersions/CompareVersions.tsx';
import type { Language } from '#lib/i18n/catalogue.ts';
import { formatMoney } from '#lib/money.ts';
import { messages as formMessages } from '../LectureForm/messages.ts';
import { languageName } from '../languages.ts';
import { messages } from './messages.ts';

/** What the versions hold by id, and what those things are called. */
export interface CompareNames {
  tag: (id: string) => string;
  stream: (id: string) => string;
}

/** Rows of the comparison in the order of the page. The two prices are one row. */
const rows = [
  'name',
  'description',
  'streamID',
  'imageId',
  'tags',
  'level',
  'language',
  'isPreview',
  'price',
] as const;
type RowId = (typeof rows)[number];

const fieldsOf = (row: RowId): LectureField[] =>
  row === 'price' ? ['costKopecks', 'oldCostKopecks'] : [row];

const levelNames: Record<string, 'all' | 'beginner' | 'middle' | 'expert'> = {
  all: 'all',
  beginner: 'beginner',
  middle: 'middle',
  expert: 'expert',
};

/** A field of a version in words. */
function valueOf(row: RowId, fields: LectureFields, names: CompareNames, language: Language): CompareValue {
  const t = messages[language];
  switch (row) {
    case 'name':
    case 'description':
      return { kind: 'text', text: fields[row] };
    case 'tags':
      return { kind: 'tags', names: fields.tags.map(names.tag) };
    case 'imageId':
      return fields.imageId === null
        ? { kind: 'plain', text: '' }
        : { kind: 'image', src: imageUrl(fields.imageId), alt: t.imageId };
    case 'streamID':
      return { kind: 'plain', text: fields.streamID === null ? '' : names.stream(fields.streamID) };
    case 'level': {
      const known = fields.level === null ? undefined : levelNames[fields.level];
      return {
        kind: 'plain',
        text: known === undefined ? (fields.level ?? '') : formMessages[language][known],
      };
    }
    case 'language':
      return { kind: 'plain', text: fields.language === null ? '' : languageName(fields.language) };
    case 'isPreview':
      return { kind: 'plain', text: fields.isPreview ? t.on : t.off };
    case 'price':
      return { kind: 'plain', text: priceOf(fields, language) };
  }
}

function priceOf({ costKopecks, oldCostKopecks }: LectureFields, language: Language): string {
  const t = messages[language];
  if (costKopecks === null) return '';
  if (costKopecks === 0) return t.free;
  const discount = oldCostKopecks === null ? t.noDiscount : t.before(formatMoney(oldCostKopecks));
  return `${formatMoney(costKopecks)} ${discount}`;
}

export interface Comparison {
  rows: CompareRow[];
  same: { label: string; value: CompareValue }[];
}

/**
 * Two versions of a lecture as rows: those that hold one of the differences, and the others as the same. In a conflict
 * only the differences count, since the rest of the author's edits is saved as it is.
 */
export function compareRows(
  differences: Pick<Difference, 'field' | 'both'>[],
  platform: LectureFields,
  device: LectureFields,
  names: CompareNames,
  language: Language,
): Comparison {
  const result: Comparison = { rows: [], same: [] };
  for (const row of rows) {
    const own = differences.filter((difference) => fieldsOf(row).includes(difference.field));
    const label = messages[language][row];
    const value = valueOf(row, platform, names, language);
    if (own.length === 0) {
      result.same.push({ label, value });
    } else {
      result.rows.push({
        id: row,
        label,
        both: own.some((difference) => difference.both),
        platform: value,
        device: valueOf(row, device, names, language),
      });
    }
  }
  return result;
}

/** The fields of the differences, each taken from the side that was chosen for its row. */
export function chosenFields(
  choice: Record<string, Side>,
  differences: Pick<Difference, 'field'>[],
  platform: LectureFields,
  device: LectureFields,
): { device: Partial<LectureFields>; all: Partial<LectureFields> } {
  const own = new Set(differences.map((difference) => difference.field));
  const result: { device: Partial<LectureFields>; all: Partial<LectureFields> } = { device: {}, all: {} };
  for (const row of rows) {
    for (const field of fieldsOf(row)) {
      if (!own.has(field)) continue;
      const fromDevice = choice[row] !== 'platform';
      Object.assign(result.all, pick(fromDevice ? device : platform, field));
      if (fromDevice) Object.assign(result.device, pick(device, field));
    }
  }
  return result;
}

function pick(fields: LectureFields, field: LectureField): Partial<LectureFields> {
  return { [field]: fields[field] };
}

/** The fields with what the platform holds put in for those of a conflict. */
export function withTheirs(fields: LectureFields, conflicts: Difference[]): LectureFields {
  return { ...fields, ...Object.fromEntries(conflicts.map(({ field, theirs }) => [field, theirs])) };
}
