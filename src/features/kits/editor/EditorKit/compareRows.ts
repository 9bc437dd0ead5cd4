import type { Getter } from 'jotai';
import { namesOf } from '#domain/fields.ts';
import { newKey } from '#atoms/editor/draft.ts';
import type { Difference, FieldName } from '#atoms/editor/fields.ts';
import type { CompareRow, Side } from '#features/kits/editor/CompareVersions/CompareVersions.tsx';
import type { CompareField, CompareFields } from './kind.ts';
import type { CompareValue } from '../CompareVersions/SideValue.tsx';

interface Comparison {
  rows: CompareRow[];
  same: { label: string; value: CompareValue }[];
}

interface Versions<Fields> {
  differences: Pick<Difference<Fields>, 'field' | 'both'>[];
  /** The whole of each version. */
  platform: Fields;
  device: Fields;
}

/** A row of the comparison and the fields that are told in it. */
interface Row<Fields> extends CompareField<Fields> {
  id: FieldName<Fields>;
  members: FieldName<Fields>[];
}

function rowsOf<Fields extends object>(fields: CompareFields<Fields>): Row<Fields>[] {
  const rows: Row<Fields>[] = [];
  const guests: [guest: FieldName<Fields>, host: FieldName<Fields>][] = [];
  for (const id of namesOf(fields)) {
    const field: CompareField<Fields> | FieldName<Fields> = fields[id];
    if (typeof field === 'string') guests.push([id, field]);
    else rows.push({ ...field, id, members: [id] });
  }
  for (const [guest, host] of guests) rows.find(({ id }) => id === host)?.members.push(guest);
  return rows;
}

/** The row of a part. */
const partOf = (field: string, part: string) => `${field}/${part}`;

/**
 * Two versions as rows: those that hold one of the differences, and the others as the same. In a conflict only the
 * differences count, since the rest of the author's edits is saved as it is.
 */
export function compareRows<Fields extends object>(
  fields: CompareFields<Fields>,
  { differences, platform, device }: Versions<Fields>,
  get: Getter,
  key = newKey,
): Comparison {
  const result: Comparison = { rows: [], same: [] };
  for (const { id, label, value, members, parts } of rowsOf(fields)) {
    const own = differences.filter(({ field }) => members.includes(field));
    const theirs = value(platform, get);
    if (own.length === 0) {
      result.same.push({ label, value: theirs });
    } else {
      const both = own.some((difference) => difference.both);
      const told = parts?.of({ platform, device }, get, key) ?? null;
      if (told === null) result.rows.push({ id, label, both, platform: theirs, device: value(device, get) });
      else result.rows.push(...told.map((part) => ({ ...part, id: partOf(id, part.id), both })));
    }
  }
  return result;
}

/**
 * The differing fields, each taken from the side that was chosen for its row; the device's where no choice was made.
 * `device` holds what was taken from the device, `all` every one.
 */
export function chosenFields<Fields extends object>(
  fields: CompareFields<Fields>,
  choice: Record<string, Side>,
  { differences, platform, device }: Versions<Fields>,
): { device: Partial<Fields>; all: Partial<Fields> } {
  const own: Partial<Fields> = {};
  const all: Partial<Fields> = {};
  for (const { id, members, parts } of rowsOf(fields)) {
    const prefix = partOf(id, '');
    const theirs = Object.keys(choice).filter((row) => row.startsWith(prefix) && choice[row] === 'platform');
    if (parts !== undefined && theirs.length > 0) {
      const put = parts.put(
        { platform, device },
        theirs.map((row) => row.slice(prefix.length)),
      );
      Object.assign(all, put);
      Object.assign(own, put);
      continue;
    }
    for (const { field } of differences.filter((difference) => members.includes(difference.field))) {
      const fromDevice = choice[id] !== 'platform';
      all[field] = fromDevice ? device[field] : platform[field];
      if (fromDevice) own[field] = device[field];
    }
  }
  return { device: own, all };
}

/** The fields with one side of a conflict put in. */
export function withSide<Fields extends object>(
  fields: Fields,
  conflicts: Difference<Fields>[],
  side: 'mine' | 'theirs',
): Fields {
  const result = { ...fields };
  for (const conflict of conflicts) result[conflict.field] = conflict[side];
  return result;
}
