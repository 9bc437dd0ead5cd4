import * as v from 'valibot';
import { now } from '#lib/time/clock.ts';
import { logFailure } from '#lib/log.ts';
import type { Device } from '#lib/device/device.ts';
import { sameValue } from '../editor/fields.ts';
import type { SentCreation } from '../lostAnswer.ts';
import { validFieldsOf } from './validFields.ts';

/** The last requested time and the last returned one, ms. */
let last = { moment: 0, at: 0 };

/**
 * The time of an edit, ms. Drafts are identified by it, so a random fraction distinguishes edits of two tabs in one millisecond. It increases with
 * each edit of a page.
 */
export function editedNow(): number {
  const moment = now();
  const at = moment === last.moment ? last.at + 2 ** -10 : moment + Math.random() / 2;
  last = { moment, at };
  return at;
}

/** Edits that are not saved on the platform. */
export interface Draft<F> {
  /** Only the edited fields. */
  fields: Partial<F>;
  /** The platform's values of these fields before their first edit. */
  base: Partial<F>;
  /** The platform's last change at the first edit; null without a copy. */
  baseUpdatedAt: string | null;
  /** Last edit, ms. */
  editedAt: number;
  /** The entity that a failed save has created: the next save continues with it. */
  createdId: string | null;
  /** The creation without an answer: the next save looks for its result. */
  tried?: SentCreation<Partial<F>> | undefined;
  /** What saves have sent of an existing entity without an answer: found on the platform, it is nobody else's change. */
  sent?: Partial<F> | undefined;
  /** Everything was already saved when it was edited, on a screen about to close: it belongs to the created entity. */
  editedSinceSaved?: boolean;
}

/** The stored record of one entity. */
export interface Kept<F> {
  draft: Draft<F> | null;
  /** A draft of an earlier visit, until the author accepts or discards it. */
  offer: Draft<F> | null;
  /** Further drafts of other tabs and visits, the latest first. */
  older: Draft<F>[];
}

/** A record locked by this page. */
interface One {
  name: string;
  letGo: () => void;
}

/** A record that only this page writes. */
export interface Held extends One {
  /**
   * First the unique name under which this page has written before it had this record; it distinguishes this record from others stored under the same
   * key. Then the names of the records merged into it: their content is in this one.
   */
  early: readonly string[];
  /** Records merged into this one: of closed pages, and of this page's early writes. */
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

/** Whether a draft has nothing that a reload could lose. */
export const isIdle = <F extends object>(draft: Draft<F> | null) =>
  draft === null || Object.keys(draft.fields).length === 0;

/** Merges two drafts of different visits: later edits win, earlier bases stay. */
export function join<F>(older: Draft<F> | null, newer: Draft<F> | null): Draft<F> | null {
  if (older === null || newer === null) return newer ?? older;
  return {
    fields: { ...older.fields, ...newer.fields },
    base: { ...newer.base, ...older.base },
    baseUpdatedAt: older.baseUpdatedAt,
    editedAt: newer.editedAt,
    createdId: newer.createdId ?? older.createdId,
    tried: newer.tried ?? older.tried,
    sent: newer.sent ?? older.sent,
  };
}

/** Whether two drafts hold different values of one field. */
function differs<F extends object>(one: Partial<F>, other: Partial<F>): boolean {
  for (const name in one) if (name in other && !sameValue(one[name], other[name])) return true;
  return false;
}

/** Whether two drafts are of different entities, or different versions of one. */
const areApart = <F extends object>(draft: Draft<F>, offer: Draft<F>): boolean =>
  (draft.createdId !== null && draft.createdId !== offer.createdId) || differs(draft.fields, offer.fields);

/**
 * The stored value after a draft was adopted beside this page's own. If that is another version or entity, it waits behind: two drafts are never
 * mixed.
 */
export function taking<F extends object>(
  { draft, older }: Pick<Kept<F>, 'draft' | 'older'>,
  taken: Draft<F> | null,
): Pick<Kept<F>, 'draft' | 'older'> {
  if (draft === null || taken === null || !areApart(draft, taken))
    return { draft: join(taken, draft), older };
  return { draft: taken, older: isIdle(draft) ? older : [draft, ...older] };
}

/** Locks a record of an entity for this page: the first free one. */
async function hold(device: Device, base: string): Promise<One> {
  for (let number = 1; ; number++) {
    const name = number === 1 ? base : `${base}@${number}`;
    const letGo = await device.hold(name);
    if (letGo !== null) return { name, letGo };
  }
}

/** Locks an empty record in place of one that the device could not read, which must not be overwritten. */
async function holdAnew(device: Device, base: string, { letGo }: One): Promise<One> {
  letGo();
  const name = `${base}@${crypto.randomUUID()}`;
  const held = await device.hold(name);
  return { name, letGo: () => held?.() };
}

/** An existing record. */
interface Found<F> {
  name: string;
  drafts: Draft<F>[];
  early: readonly string[];
}

/**
 * The identity of a record's content, as opposed to later content under the same key. An early write has a unique name; when its page writes later
 * content there, that is another one, which earlier merges do not include.
 */
const markOf = ({ name, early: [first] }: Found<unknown>): string =>
  first === undefined ? name : `${first}+`;

/** Records of an entity left by closed pages. They are locked, so that no other page takes them too. */
async function abandoned(device: Device, base: string, early: string): Promise<One[]> {
  const keys = await device.keys(base).catch(() => []);
  const names = keys.filter((name) => name !== early && (name === base || name.startsWith(`${base}@`)));
  const held = await Promise.all(names.map(async (name) => ({ name, letGo: await device.hold(name) })));
  return held.flatMap(({ name, letGo }) => (letGo === null ? [] : [{ name, letGo }]));
}

/**
 * Stores edits made before the device has said which record this page may write. They get a unique name, under which the next page finds them if this
 * one is closed. Returns that record; null if there was nothing to write.
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

/** The value of a record that the device could not read. */
const unread = Symbol('unread');

/** Reads records, with the schema of their fields. */
function createReader<F extends object>(fields: v.GenericSchema<unknown, Partial<F>>) {
  const tried = v.object({ fields, before: v.array(v.string()) });
  const draft = v.object({
    fields: v.looseObject({}),
    base: v.looseObject({}),
    baseUpdatedAt: v.nullable(v.string()),
    editedAt: v.number(),
    createdId: v.nullable(v.string()),
    tried: v.optional(v.unknown()),
    sent: v.optional(v.looseObject({})),
  });
  const draftOf = (kept: v.InferOutput<typeof draft>): Draft<F> => {
    // By a part of what was sent nothing is known again for sure.
    const sent = v.safeParse(tried, kept.tried);
    return {
      ...kept,
      fields: validFieldsOf(fields, kept.fields),
      base: validFieldsOf(fields, kept.base),
      tried: sent.success ? sent.output : undefined,
      sent: kept.sent && validFieldsOf(fields, kept.sent),
    };
  };
  const schema = v.object({
    draft: v.nullable(draft),
    offer: v.nullable(draft),
    older: v.optional(v.array(draft), []),
    early: v.optional(v.string()),
    joined: v.optional(v.array(v.string()), []),
  });

  /** The drafts of a record, and the names of those merged into it; null if the device cannot read it now. */
  async function read(device: Device, name: string): Promise<Found<F> | null> {
    const kept = await device.get(name).catch(() => unread);
    if (kept === unread) return null;
    const stored = v.safeParse(schema, kept);
    if (!stored.success) return { name, drafts: [], early: [] };
    const { early, joined } = stored.output;
    const mine = stored.output.draft && draftOf(stored.output.draft);
    const offer = stored.output.offer && draftOf(stored.output.offer);
    const older = stored.output.older.map(draftOf);
    // Edits beside an unanswered offer are another version if both changed the same field.
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

  /** Writes a record; an empty one is removed. Records merged into it are removed too, once it is written. */
  async function write(device: Device, { name, joined, early }: Held, kept: Kept<F>): Promise<void> {
    // The result of a saved draft belongs to no other draft.
    const [own, ...others] = early;
    // A tab of an older version reads it too, and knows only one name.
    const record = { ...kept, draft: isIdle(kept.draft) ? null : kept.draft, early: own, joined: others };
    const isEmpty = record.draft === null && kept.offer === null && kept.older.length === 0;
    if (!isEmpty) await device.set(name, record);
    for (const other of joined.splice(0)) {
      await device.remove(other.name);
      other.letGo();
    }
    // Last, because it records their removal: if the page goes in between, they are still there.
    if (isEmpty) await device.remove(name);
  }

  return {
    write,

    /**
     * Locks a record for this page and returns the drafts of others, the latest first, to be merged into it. `early` is what this page has written
     * meanwhile.
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
        // Unread content is somebody's work all the same.
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
      // Merged records stay until this one is written: a page that goes in between leaves both.
      const held: Held = { name: own.name, letGo, joined, early: [early, ...found.slice(1).map(markOf)] };
      // A page that could not write its merge has left the same draft twice.
      const left = found
        .flatMap((one) => (isTaken(one) ? [] : one.drafts))
        .filter((one, at, all) => all.findIndex((other) => sameValue(one, other)) === at)
        .sort((one, other) => other.editedAt - one.editedAt);
      const [offer = null, ...older] = left;
      // Without room they stay until a write succeeds.
      const untold = (error: unknown) => logFailure('Drafts were not joined on this device', error);
      if (joined.length > 0) await write(device, held, { draft: null, offer, older }).catch(untold);
      return { held, left };
    },
  };
}
