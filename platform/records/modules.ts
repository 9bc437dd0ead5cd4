import type { Module, ModuleOwner } from '#domain/course/schema.ts';
import { logFailure } from '#lib/log.ts';
import { placed, without } from '#lib/ordered.ts';
import type { Platform } from '../context.ts';
import type { Files } from '../files/files.ts';
import { invalid, notFound } from '../refusal.ts';
import { newId, touched } from '../stamps.ts';
import type { Rows, RowsReader } from '../store/store.ts';
import { stampFields, withoutOwn } from './fields.ts';
import { as, find } from './kinds.ts';
import { saveContent } from './saveContent.ts';

/** The refusal if there is none with this id. */
export const missingOwner: Record<ModuleOwner, (id: string) => string> = {
  course: (id) => `Курс ${id} не найден`,
  marathon: (id) => `Марафон ${id} не найден`,
};

/** The owner of the modules, and the circumstances. */
interface Edit {
  rows: Rows;
  platform: Pick<Platform, 'files' | 'now'>;
  type: ModuleOwner;
  id: string;
}

/** Returns the new modules. `at` is the moment of the edit, ISO. */
type Work = (modules: Module[], facts: { rows: RowsReader; at: string }) => Promise<Module[]> | Module[];

const attachmentIds = (modules: Module[]) =>
  modules.flatMap(({ attachments }) => attachments.map((attachment) => attachment.id));

/** Deletes the files of removed attachments. One that cannot be deleted now only takes space. */
async function deleteFiles(files: Files, ids: string[]): Promise<void> {
  for (const id of ids) {
    await files
      .remove(id)
      .catch((error: unknown) => logFailure(`The file of attachment ${id} stayed`, error));
  }
}

/** Changes the modules of a course or a marathon; 404 if there is none. The files of removed attachments are deleted once the change is stored. */
export async function editModules({ rows, platform, type, id }: Edit, work: Work): Promise<Module[]> {
  const { before, after } = await rows.change(async (tx) => {
    const owner = await find(tx, type, id);
    if (owner === null) throw notFound(missingOwner[type](id));
    const stamp = touched(owner, platform.now());
    const modules = await work(owner.modules, { rows: tx, at: stamp.updatedAt });
    await saveContent(tx, type, as(type, { ...owner, ...stamp, modules }));
    return { before: owner.modules, after: modules };
  });
  const kept = new Set(attachmentIds(after));
  await deleteFiles(
    platform.files,
    attachmentIds(before).filter((attachment) => !kept.has(attachment)),
  );
  return after;
}

/** A module by its id; 404 where there is none. */
export function moduleOf(modules: Module[], id: string): Module {
  const module = modules.find((one) => one.id === id);
  if (module === undefined) throw notFound(`Модуль ${id} не найден`);
  return module;
}

/** Fields of a module that a request cannot set: the platform's own, and the draft marks of the console. */
const own = [...stampFields, 'attachments', 'courseId', 'marathonId', 'isDraft'];

/** Checks that lectures added to the module are the author's. Throws 400. */
async function checkLectures(rows: RowsReader, before: string[], after: string[] = []): Promise<void> {
  const known = new Set(before);
  for (const id of after) {
    if (!known.has(id) && (await rows.get('lecture', id)) === null)
      throw invalid({ lectures: 'Одной из\u00A0лекций больше нет' });
  }
}

interface OwnerCall {
  rows: Rows;
  platform: Platform;
  params: { id: string };
}

interface ModuleCall extends OwnerCall {
  params: { id: string; moduleId: string };
}

/** The parsed body for a module. */
type Body = { [field: string]: unknown; lectures?: string[] | undefined; orderNumber?: number | undefined };

/** The calls of modules, the same for courses and marathons. */
export function moduleRoutes(type: ModuleOwner) {
  const edit = ({ rows, platform, params }: OwnerCall, work: Work) =>
    editModules({ rows, platform, type, id: params.id }, work);

  return {
    async createModule({ body, ...call }: OwnerCall & { body: Body & { name: string } }) {
      const id = newId();
      const owner = body[`${type}Id`];
      if (owner !== undefined && owner !== call.params.id)
        throw invalid({ [`${type}Id`]: 'В адресе и в теле разные записи' });
      const modules = await edit(call, async (before, { rows, at }) => {
        await checkLectures(rows, [], body.lectures);
        const stamps = { id, createdAt: at, updatedAt: at };
        const blank = { lectures: [], attachments: [], orderNumber: Infinity };
        return placed(before, { ...blank, name: body.name, ...withoutOwn(body, own), ...stamps });
      });
      return moduleOf(modules, id);
    },

    async updateModule({ body, ...call }: ModuleCall & { body: Body }) {
      const { moduleId } = call.params;
      const modules = await edit(call, async (before, { rows, at }) => {
        const module = moduleOf(before, moduleId);
        await checkLectures(rows, module.lectures, body.lectures);
        return placed(before, { ...module, ...withoutOwn(body, own), updatedAt: at });
      });
      return moduleOf(modules, moduleId);
    },

    async removeModule(call: ModuleCall) {
      const { moduleId } = call.params;
      await edit(call, (before) => without(before, moduleOf(before, moduleId).id));
      return undefined;
    },

    async removeAttachment(call: ModuleCall & { params: { attachmentId: string } }) {
      const { moduleId, attachmentId } = call.params;
      await edit(call, (before, { at }) => {
        const module = moduleOf(before, moduleId);
        const attachments = module.attachments.filter(({ id }) => id !== attachmentId);
        if (attachments.length === module.attachments.length) throw notFound('Вложение не найдено');
        return placed(before, { ...module, attachments, updatedAt: at });
      });
      return undefined;
    },
  };
}
