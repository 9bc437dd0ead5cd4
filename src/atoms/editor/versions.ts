import { atom, type Getter } from 'jotai';
import * as v from 'valibot';
import { now } from '#lib/time/clock.ts';
import { deviceAtom } from '../device.ts';
import { onLeave } from '../session/private.ts';
import { authorAtom } from '../session/session.ts';
import { sameValue } from './fields.ts';

/** After so much editing a version is stored, ms. */
const apart = 5 * 60_000;

/** How many versions of one entity the device keeps. */
const most = 20;

const reasons = ['edited', 'saved', 'discarded'] as const;

/** The form at a moment. */
export interface Version<Fields> {
  at: number;
  /** What followed: further edits, nothing because it was saved, or the loss of the edits. */
  why: (typeof reasons)[number];
  fields: Fields;
}

/** A form whose version is to be kept. */
interface Kept<Fields> {
  key: string;
  why: Version<Fields>['why'];
  fields: Fields;
}

/**
 * Versions of the entities of one kind on this device, by author: every five minutes of work, when saved, and before edits are reverted. `kept`
 * parses the fields; an invalid version is left out, and missing fields are filled from `empty`.
 */
export function createVersions<Fields extends object>(
  kind: string,
  kept: v.GenericSchema<unknown, Partial<Fields>>,
  empty: Fields,
) {
  const schema = v.object({ at: v.number(), why: v.picklist(reasons), fields: kept });

  /** The last version of this visit, by entity name. */
  const lastAtom = atom(() => new Map<string, { at: number; fields: Fields }>());
  onLeave((get) => get(lastAtom).clear());

  const nameOf = (get: Getter, key: string) => {
    const author = get(authorAtom);
    return author && `versions/${author.id}/${kind}/${key}/`;
  };

  async function read(get: Getter, key: string): Promise<Version<Fields>[]> {
    const name = nameOf(get, key);
    if (name === null) return [];
    const device = get(deviceAtom);
    const found = await Promise.all((await device.keys(name)).map((one) => device.get(one)));
    return found
      .flatMap((one) => {
        const { success, output } = v.safeParse(schema, one);
        return success ? [{ ...output, fields: { ...empty, ...output.fields } }] : [];
      })
      .sort((one, other) => other.at - one.at);
  }

  async function write(get: Getter, name: string, { why, fields }: Kept<Fields>, at: number): Promise<void> {
    const device = get(deviceAtom);
    // The key sorts by time, with a number for versions of the same moment.
    // Without a note in `localStorage`: those are for the work itself.
    await device.keep(`${name}${at}-${why}`, { at, why, fields });
    const names = (await device.keys(name)).sort();
    await Promise.all(names.slice(0, -most).map((one) => device.remove(one)));
  }

  /** Stores a version, unless it equals the last one. If the device refuses, only a convenience is lost. */
  function keep(get: Getter, version: Kept<Fields>): void {
    const name = nameOf(get, version.key);
    if (name === null) return;
    const { fields } = version;
    const at = now();
    const known = get(lastAtom).get(name)?.fields ?? empty;
    get(lastAtom).set(name, { at, fields });
    if (!sameValue(fields, known)) write(get, name, version, at).catch(() => undefined);
  }

  return {
    keep,

    /** Called before each edit with the form's values, to store a version from time to time. */
    beforeEdit(get: Getter, key: string, fields: Fields): void {
      const name = nameOf(get, key);
      const last = name === null ? undefined : get(lastAtom).get(name);
      if (last === undefined || Math.abs(now() - last.at) >= apart) keep(get, { key, why: 'edited', fields });
    },

    /** Reads the versions of an entity, the latest first. */
    readAtom: atom(null, (get, _set, key: string): Promise<Version<Fields>[]> => read(get, key)),
  };
}
