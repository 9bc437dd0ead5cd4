import type { Getter, Setter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import * as v from 'valibot';
import { course } from '#api/course/endpoints.ts';
import { marathon } from '#api/marathon/endpoints.ts';
import { editPublication, publish, requestApproval, unpublish } from '#api/publication/requests.ts';
import { call } from '#api/request.ts';
import { actionTo, subjectOf, valuesOf } from '#domain/bulk/fields.ts';
import type { BulkChange, BulkRow, BulkStep, BulkValues } from '#domain/bulk/plan.ts';
import { module } from '#domain/course/schema.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { deviceAtom } from '../device.ts';
import type { Entity } from '../pages.ts';
import { refreshPublicationAtom } from '../publication/actions.ts';
import { authorAtom } from '../session/session.ts';
import { bulkAccess } from './access.ts';

/** Another page of this device is saving the same item. */
export class SavedElsewhere extends Error {}

/** The item of a row no longer exists. */
class GoneError extends Error {}

/** The state of a row's item on the platform, as just read. */
interface Fresh {
  /** The item itself; for a module its owner. */
  item: Entity;
  publication: Publication | null;
  values: BulkValues;
}

const withModules = v.looseObject({ modules: v.array(module) });
const isOfSale = ({ field }: BulkChange) => field === 'price' || field === 'status';

async function readFresh(get: Getter, set: Setter, row: BulkRow): Promise<Fresh> {
  const client = get(queryClientAtom);
  if (row.kind === 'module') {
    if (row.owner === null) throw new GoneError('A module of nothing');
    const item = await bulkAccess[row.owner.type].read(client, row.owner.id);
    const found = v.parse(withModules, item).modules.find(({ id }) => id === row.id);
    if (found === undefined) throw new GoneError(`Module ${row.id} is gone`);
    const { name, description = null } = found;
    return { item, publication: null, values: { name, description } };
  }
  const item = await bulkAccess[row.kind].read(client, row.id);
  const isSold = row.kind !== 'quiz' && row.publicationId !== null && row.changes.some(isOfSale);
  const publication = isSold ? await set(refreshPublicationAtom, row.publicationId ?? '') : null;
  return { item, publication, values: valuesOf(subjectOf(row.kind, item, publication)) };
}

const requests = { publish, requestApproval, unpublish };
const owners = { course, marathon };

/** Saves the terms of a sale. A consultation also has a price of its own. */
async function writeSale({ kind, id }: BulkRow, sale: Publication, { field, after }: BulkChange) {
  if (field === 'status') {
    const action = actionTo(sale.status, String(after));
    if (action === null || action === 'editCost') throw new GoneError('No way to this status');
    await requests[action](sale.id);
    return;
  }
  if (typeof after !== 'object' || after === null || Array.isArray(after)) return;
  if (kind === 'consultation')
    await bulkAccess.consultation.update({ id }, { costKopecks: after.costKopecks });
  await editPublication({ publicationId: sale.id, ...after });
}

async function send(row: BulkRow, { item, publication }: Fresh, write: readonly BulkChange[]) {
  const ofSale = publication === null ? [] : write.filter(isOfSale);
  const own = write.filter((change) => !ofSale.includes(change));
  const changes = Object.fromEntries(own.map(({ field, after }) => [field, after]));
  if (row.kind === 'module') {
    if (row.owner === null) return;
    const { type, id } = row.owner;
    // Not through the modules' requests, which lists would then have to load.
    await call(owners[type].updateModule, { params: { id, moduleId: row.id }, body: changes });
    return;
  }
  if (own.length > 0) await bulkAccess[row.kind].update(item, changes);
  if (publication === null) return;
  for (const change of ofSale) await writeSale(row, publication, change);
}

/** Locks the item on this device: an editor could otherwise read before this write and save after it. */
async function holdRow(get: Getter, { kind, id, owner }: BulkRow): Promise<() => void> {
  const device = get(deviceAtom);
  const of = owner ?? { type: kind, id };
  if (of.type !== 'course' && of.type !== 'marathon')
    return device.wait(`saving/${of.type}/${of.id}`, new AbortController().signal);
  // The save of a programme may take long, so this does not wait for it.
  const letGo = await device.hold(`saving/${get(authorAtom)?.id}/${of.type}/${of.id}`);
  if (letGo === null) throw new SavedElsewhere();
  return letGo;
}

/**
 * Reads a row's item again, writes what `stepOf` returns, and reads it again. Nothing is written if `isAllowed` refuses because of changes by
 * somebody else.
 */
export async function writeRow(
  get: Getter,
  set: Setter,
  row: BulkRow,
  { stepOf, isAllowed }: { stepOf: (fresh: BulkValues) => BulkStep; isAllowed: (step: BulkStep) => boolean },
): Promise<BulkStep> {
  const letGo = await holdRow(get, row);
  try {
    const fresh = await readFresh(get, set, row);
    const step = stepOf(fresh.values);
    if (step.write.length === 0 || !isAllowed(step)) return step;
    await send(row, fresh, step.write);
    await readFresh(get, set, row);
    return step;
  } finally {
    letGo();
  }
}
