import { atom, type Getter } from 'jotai';
import * as v from 'valibot';
import { now } from '#lib/time/clock.ts';
import { deviceAtom } from '../device.ts';
import { onLeave } from '../session/private.ts';
import { authorAtom } from '../session/session.ts';
import { sameValue } from './fields.ts';

/** Work of this length becomes a version, ms. */
const apart = 5 * 60_000;

/** How many versions of one entity the device keeps. */
const most = 20;

const reasons = ['edited', 'saved', 'discarded'] as const;

/** The form as it was at a moment. */
export interface Version<Fields> {
  at: number;
  /** What followed it: further edits, nothing since it was saved, or its end. */
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
 * Versions of the entities of one kind, kept on this device for each author apart: as they were every five minutes of work,
 * as they were saved, and as they were before edits were taken back. `kept` reads the fields; a version that does not fit is
 * left out, and a field that is not in it is filled from `empty`.
 */
export function createVersions<Fields extends object>(
  kind: string,
  kept: v.GenericSchema<unknown, Partial<Fields>>,
  empty: Fields,
) {
  const schema = v.object({ at: v.number(), why: v.picklist(reasons), fields: kept });

  /** The last version of this visit, by the name of its entity. */
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
    // By a number that sorts: versions of the same moment stand beside each other.
    // No note of it: those are for the work itself.
    await device.keep(`${name}${at}-${why}`, { at, why, fields });
    const names = (await device.keys(name)).sort();
    await Promise.all(names.slice(0, -most).map((one) => device.remove(one)));
  }

  /** Keeps a version, unless it is the last one again. A device that refuses it loses a convenience, nothing more. */
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

    /** Told before each edit of what the form shows: work of a while becomes a version. */
    beforeEdit(get: Getter, key: string, fields: Fields): void {
      const name = nameOf(get, key);
      const last = name === null ? undefined : get(lastAtom).get(name);
      if (last === undefined || Math.abs(now() - last.at) >= apart) keep(get, { key, why: 'edited', fields });
    },

    /** Reads the versions of an entity, the latest first. */
    readAtom: atom(null, (get, _set, key: string): Promise<Version<Fields>[]> => read(get, key)),
  };
}
