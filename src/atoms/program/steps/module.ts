import {
  createModule as create,
  removeModule as remove,
  updateModule as update,
} from '#api/course/moduleRequests.ts';
import type { Module } from '#domain/course/schema.ts';
import { actOnModule } from '../../module/modules.ts';
import { sameValue } from '../../editor/fields.ts';
import { fieldsOfModule, plainFields, type ModuleFields } from '../edits.ts';
import { lostModules, noteFound } from '../find.ts';
import { keptInOrder } from '../order.ts';
import { underDraftIds } from '../tree.ts';
import type { ProgramModule, StepKind } from '../types.ts';
import {
  lecturesSent,
  lecturesThere,
  moduleRef,
  onPlatform,
  stepId,
  type Doing,
  type PlanFacts,
  type Planned,
  type Step,
  type Work,
} from './step.ts';

type CreateModule = Planned<'createModule', { place: number; fields: ModuleFields }>;
type UpdateModule = Planned<
  'updateModule',
  { place: number | null; fields: ModuleFields; changed: (keyof ModuleFields)[] }
>;

/** The steps of a module that must be done before its content can be added. */
export const stepsOfModule = ({ id }: ProgramModule) => [
  stepId('createModule', id),
  stepId('updateModule', id),
];

/** Plans the steps of modules: missing ones are created, others updated if they differ. */
export function planModules({ modules, tree, held }: PlanFacts): (CreateModule | UpdateModule)[] {
  const server = underDraftIds(modules, held);
  const known = new Map(server.map((module) => [module.id, module]));
  // Each module is positioned after its predecessor, so that modules in order need no call.
  let order = server.map(({ id }) => id);
  const stays = keptInOrder(order, tree.order);
  const placeAfter = (id: string, before: string | undefined): number => {
    const others = order.filter((one) => one !== id);
    const place = before === undefined ? 0 : others.indexOf(before) + 1;
    order = others.toSpliced(place, 0, id);
    return place + 1;
  };
  return tree.order.flatMap((id, at): (CreateModule | UpdateModule)[] => {
    const node = tree.modules[id];
    if (node === undefined) return [];
    const of = known.get(id);
    const fields: ModuleFields = {
      name: node.name,
      description: node.description,
      dayOffset: node.dayOffset,
      lectures: onPlatform(node.lectures, tree, held),
      attachments: [],
    };
    const common = { name: node.name, moduleId: id, nodeId: id, size: null, after: [], fields };
    const isMoved = !stays.has(id);
    const place = isMoved ? placeAfter(id, tree.order[at - 1]) : null;
    if (of === undefined)
      return [{ ...common, id: stepId('createModule', id), kind: 'createModule', place: place ?? at + 1 }];
    const theirs = fieldsOfModule(of);
    const changed: (keyof ModuleFields)[] = plainFields.filter((field) => theirs[field] !== fields[field]);
    if (!sameValue(theirs.lectures, fields.lectures)) changed.push('lectures');
    if (changed.length === 0 && place === null) return [];
    return [{ ...common, id: stepId('updateModule', id), kind: 'updateModule', place, changed }];
  });
}

/** Plans the deletion of a module. */
export const planModuleRemoval = ({ id, name }: Module): Planned<'removeModule'> => ({
  id: stepId('removeModule', id),
  kind: 'removeModule',
  name,
  moduleId: id,
  nodeId: id,
  size: null,
  after: [],
});

/** The fields of a module on the wire. */
const wholeOf = (work: Work, { name, description, dayOffset, lectures }: ModuleFields) => ({
  name: name.trim(),
  description: description.trim() === '' ? null : description.trim(),
  dayOffset,
  lectures: lecturesSent(work, lectures),
});

const written = (work: Work, { fields }: CreateModule | UpdateModule): ModuleFields => ({
  ...fields,
  lectures: lecturesThere(work, fields.lectures),
});

/** Sends changes of a module. */
export async function sendModule(work: Work, step: Planned<StepKind>, { body }: Doing): Promise<void> {
  const change = () => update(moduleRef(work, step), body);
  await actOnModule(work.get, work.set, { text: 'update', work: change });
}

/** Creates a module at its position, with the lectures that exist by then. */
export const createModule: Step<CreateModule> = {
  lane: 'owner',
  body: (work, { fields, place }) => ({ ...wholeOf(work, fields), orderNumber: place }),
  async run(work, { fields }, { body }) {
    const module = { ...body, name: fields.name.trim() };
    const made = () => create(work.ref(), module);
    return (await actOnModule(work.get, work.set, { text: 'create', work: made })).id;
  },
  written,
  creates: {
    // Deleted ones are searched too, because they must be removed.
    find: (work) => noteFound(work, lostModules(work.journal(), work.modules)),
  },
};

/** Sends the changes of a module, including its position. */
export const updateModule: Step<UpdateModule> = {
  lane: 'owner',
  body(work, { fields, changed, place }) {
    const sent = Object.entries(wholeOf(work, fields)).filter(([field]) =>
      changed.some((one) => one === field),
    );
    return { ...Object.fromEntries(sent), ...(place !== null && { orderNumber: place }) };
  },
  run: sendModule,
  written,
};

/** Deletes a module. */
export const removeModule: Step<Planned<'removeModule'>> = {
  lane: 'owner',
  async run(work, step) {
    await actOnModule(work.get, work.set, { text: 'remove', work: () => remove(moduleRef(work, step)) });
  },
};
