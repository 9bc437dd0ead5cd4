import * as v from 'valibot';
import { now } from '#lib/time/clock.ts';
import { logFailure } from '#lib/log.ts';
import type { Device } from '#lib/device/device.ts';
import { sameValue } from '../editor/fields.ts';
import type { Tried } from '../lost.ts';

/** The moment that was asked for last, and what was answered, ms. */
let last = { moment: 0, at: 0 };

/**
 * When something is edited now, ms. A page knows a draft again by when it was edited: a fraction tells apart what two tabs edit in one
 * millisecond, and grows from one edit of a page to the next.
 */
export function editedNow(): number {
  const moment = now();
  const at = moment === last.moment ? last.at + 2 ** -10 : moment + Math.random() / 2;
  last = { moment, at };
  return at;
}

/** Edits that are not saved on the platform. */
export interface Draft<F> {
  /** The edited fields alone. */
  fields: Partial<F>;
  /** What those fields held on the platform when they were edited first. */
  base: Partial<F>;
  /** When the platform's copy had changed last at the first edit; null where there was no copy. */
  baseUpdatedAt: string | null;
  /** When it was edited last, ms. */
  editedAt: number;
  /** The entity that a save created before it failed: the next save goes on with it. */
  createdId: string | null;
  /** The creation that nobody has heard of yet: the next save looks for what it made. */
  tried?: Tried<Partial<F>> | undefined;
  /** All of it had been saved when it was edited, on a screen that was just going: it belongs to what was created. */
  editedSinceSaved?: boolean;
}

/** What the device keeps of one entity, in one record. */
export interface Kept<F> {
  draft: Draft<F> | null;
  /** The draft of an earlier visit, until the author takes it or lets it go. */
  offer: Draft<F> | null;
  /** Drafts of other tabs and visits that are offered after it, the latest first. */
  older: Draft<F>[];
}

/** A record that this page alone has. */
interface One {
  name: string;
  letGo: () => void;
}

/** A record that this page alone writes. */
export interface Held extends One {
  /**
   * First the name under which this page has written before it had this record, which is never given twice and so tells this record from
   * what others write under its name. Then those of the records that it has joined. All that they hold is in this one.
   */
  early: readonly string[];
  /** Records whose drafts are in this one once it was written: of pages that are gone, and what this page has written before. */
  joined: One[];
}

/** A draft without edits, of an entity that a save has created, or may have. */
export const emptyDraft = (createdId: string | null) => ({
  fields: {},
  base: {},
  baseUpdatedAt: null,
  editedAt: editedNow(),
  createdId,
});

/** Whether a draft holds nothing that a reload could lose. */
export const isIdle = <F extends object>(draft: Draft<F> | null) =>
  draft === null || Object.keys(draft.fields).length === 0;

/** Two drafts of different visits as one: the later edits win, the earlier bases stay. */
export function join<F>(older: Draft<F> | null, newer: Draft<F> | null): Draft<F> | null {
  if (older === null || newer === null) return newer ?? older;
  return {
    fields: { ...older.fields, ...newer.fields },
    base: { ...newer.base, ...older.base },
    baseUpdatedAt: older.baseUpdatedAt,
    editedAt: newer.editedAt,
    createdId: newer.createdId ?? older.createdId,
    tried: newer.tried ?? older.tried,
  };
}

/** Whether two drafts hold different values of one field. */
function differs<F extends object>(one: Partial<F>, other: Partial<F>): boolean {
  for (const name in one) if (name in other && !sameValue(one[name], other[name])) return true;
  return false;
}

/** Whether two drafts are of different works, or different versions of one. */
const areApart = <F extends object>(draft: Draft<F>, offer: Draft<F>): boolean =>
  (draft.createdId !== null && draft.createdId !== offer.createdId) || differs(draft.fields, offer.fields);

/**
 * What is kept once a draft is taken up beside those of this page. One that is another version of the same, or of another work, waits behind it:
 * two drafts never mix.
 */
export function taking<F extends object>(
  { draft, older }: Pick<Kept<F>, 'draft' | 'older'>,
  taken: Draft<F> | null,
): Pick<Kept<F>, 'draft' | 'older'> {
  if (draft === null || taken === null || !areApart(draft, taken))
    return { draft: join(taken, draft), older };
  return { draft: taken, older: isIdle(draft) ? older : [draft, ...older] };
}

/** Holds a record of an entity for this page: the first that no other page has. */
async function hold(device: Device, base: string): Promise<One> {
  for (let number = 1; ; number++) {
    const name = number === 1 ? base : `${base}@${number}`;
    const letGo = await device.hold(name);
    if (letGo !== null) return { name, letGo };
  }
}

/** Holds a record that has nothing in it, in the place of one that the device did not read and that must not be written over. */
async function holdAnew(device: Device, base: string, { letGo }: One): Promise<One> {
  letGo();
  const name = `${base}@${crypto.randomUUID()}`;
  const held = await device.hold(name);
  return { name, letGo: () => held?.() };
}

/** A record that is there. */
interface Found<F> {
  name: string;
  drafts: Draft<F>[];
  early: readonly string[];
}

/**
 * What names this record and none that lies under its name at another time. One that was written early has such a name; the one that its page
 * has written since is another, which whoever has joined the first has not.
 */
const markOf = ({ name, early: [first] }: Found<unknown>): string =>
  first === undefined ? name : `${first}+`;

/** Records of an entity that pages which are gone have left. They are held, so that no other page takes them too. */
async function abandoned(device: Device, base: string, early: string): Promise<One[]> {
  const keys = await device.keys(base).catch(() => []);
  const names = keys.filter((name) => name !== early && (name === base || name.startsWith(`${base}@`)));
  const held = await Promise.all(names.map(async (name) => ({ name, letGo: await device.hold(name) })));
  return held.flatMap(({ name, letGo }) => (letGo === null ? [] : [{ name, letGo }]));
}

/**
 * Keeps what was typed while the device has not told yet which record this page may write: a page that is closed before has it under a name of
 * its own, and the next one finds it there. Answers that record once it is written; null where there was nothing to write.
 */
export async function writeEarly<F extends object>(
  device: Device,
  name: string,
  draft: Draft<F> | null,
): Promise<One | null> {
  if (isIdle(draft)) return null;
  const holding = device.hold(name);
  await device.set(name, { draft, offer: null, older: [] } satisfies Kept<F>).catch(() => undefined);
  const letGo = await holding;
  return { name, letGo: () => letGo?.() };
}

/** Stands for what the device did not read. */
const unread = Symbol('unread');

/** Reads those fields that fit: one that another version of the console kept otherwise takes no other with it. */
const fittingOf = <F extends object>(fields: v.GenericSchema<unknown, Partial<F>>) =>
  v.pipe(
    v.looseObject({}),
    v.transform((kept): Partial<F> => {
      const whole = v.safeParse(fields, kept);
      if (whole.success) return whole.output;
      const fitting: Partial<F> = {};
      for (const [name, value] of Object.entries(kept)) {
        const { success, output } = v.safeParse(fields, { [name]: value });
        if (success) Object.assign(fitting, output);
      }
      return fitting;
    }),
  );

/** Reads records, with the schema of their fields. */
function createReader<F extends object>(fields: v.GenericSchema<unknown, Partial<F>>) {
  const fitting = fittingOf(fields);
  const tried = v.object({ fields, before: v.array(v.string()) });
  const draft: v.GenericSchema<unknown, Draft<F>> = v.object({
    fields: fitting,
    base: fitting,
    baseUpdatedAt: v.nullable(v.string()),
    editedAt: v.number(),
    createdId: v.nullable(v.string()),
    // By a part of what was sent nothing is known again for sure.
    tried: v.fallback(v.optional(tried), undefined),
  });
  const schema = v.object({
    draft: v.nullable(draft),
    offer: v.nullable(draft),
    older: v.optional(v.array(draft), []),
    early: v.optional(v.string()),
    joined: v.optional(v.array(v.string()), []),
  });

  /** The drafts of a record, and the names of those that it has taken the place of; null where the device does not read it now. */
  async function read(device: Device, name: string): Promise<Found<F> | null> {
    const kept = await device.get(name).catch(() => unread);
    if (kept === unread) return null;
    const stored = v.safeParse(schema, kept);
    if (!stored.success) return { name, drafts: [], early: [] };
    const { draft: mine, offer, older, early, joined } = stored.output;
    // What was edited beside an offer that nobody answered is another version where both have the same field.
    const isApart = mine !== null && offer !== null && differs(mine.fields, offer.fields);
    const last = isApart ? [mine, offer] : [join(offer, mine)];
    const marks = early === undefined ? joined : [early, ...joined];
    return { name, drafts: [...last.filter((one) => one !== null), ...older], early: marks };
  }

  return read;
}

/**
 * The records of drafts: every open page writes one of its own, so that two of them never overwrite each other's work.
 * What a page leaves behind, the next one finds. `fields` reads the fields of a draft; one that does not fit is left out.
 */
export function createRecords<F extends object>(fields: v.GenericSchema<unknown, Partial<F>>) {
  const read = createReader(fields);

  /** Writes a record; one with nothing in it goes. What was joined into it goes too, once it is written. */
  async function write(device: Device, { name, joined, early }: Held, kept: Kept<F>): Promise<void> {
    // What a saved draft has made belongs to no other draft.
    const [own, ...others] = early;
    // A tab of an older version reads it too, which knows one name alone.
    const record = { ...kept, draft: isIdle(kept.draft) ? null : kept.draft, early: own, joined: others };
    const isEmpty = record.draft === null && kept.offer === null && kept.older.length === 0;
    if (!isEmpty) await device.set(name, record);
    for (const other of joined.splice(0)) {
      await device.remove(other.name);
      other.letGo();
    }
    // Last, since it says what has become of them: a page that goes between would leave them as they were.
    if (isEmpty) await device.remove(name);
  }

  return {
    write,

    /**
     * Holds a record for this page and answers what others left, the latest first. Theirs are joined into it. `early` is what this page has
     * written itself meanwhile.
     */
    async open(device: Device, base: string, early: string): Promise<{ held: Held; left: Draft<F>[] }> {
      const first = await hold(device, base);
      const readOther = async (one: One) => ({ one, left: await read(device, one.name) });
      const readOthers = async () => Promise.all((await abandoned(device, base, early)).map(readOther));
      const [kept, others] = await Promise.all([read(device, first.name), readOthers()]);
      const own = kept === null ? await holdAnew(device, base, first) : first;
      const found = [kept ?? { name: own.name, drafts: [], early: [] }];
      const joined: One[] = [];
      for (const { one, left } of others) {
        // What was not read now is somebody's work all the same.
        if (left === null) one.letGo();
        else {
          found.push(left);
          joined.push(one);
        }
      }
      const letGo = () => {
        for (const one of [own, ...joined]) one.letGo();
      };
      const isTaken = (one: Found<F>) =>
        found.some((other) => other !== one && other.early.includes(markOf(one)));
      // Records that are joined stay until this one is written: a page that goes between leaves both.
      const held: Held = { name: own.name, letGo, joined, early: [early, ...found.slice(1).map(markOf)] };
      // A page that could not write what it had joined has left the same twice.
      const left = found
        .flatMap((one) => (isTaken(one) ? [] : one.drafts))
        .filter((one, at, all) => all.findIndex((other) => sameValue(one, other)) === at)
        .sort((one, other) => other.editedAt - one.editedAt);
      const [offer = null, ...older] = left;
      // Where there is no room for it, they stay as they are until something was written.
      const untold = (error: unknown) => logFailure('Drafts were not joined on this device', error);
      if (joined.length > 0) await write(device, held, { draft: null, offer, older }).catch(untold);
      return { held, left };
    },
  };
}
