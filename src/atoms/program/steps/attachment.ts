import { removeAttachment as remove } from '#api/course/moduleRequests.ts';
import { actOnModule } from '../../module/modules.ts';
import { languageAtom } from '../../ui/language.ts';
import { lostOf, noteFound } from '../find.ts';
import { underDraftIds } from '../tree.ts';
import type { ProgramFile } from '../types.ts';
import { sendAttachmentAtom } from '../uploads.ts';
import { stepsOfModule } from './module.ts';
import {
  failureOf,
  lostMessages,
  moduleRef,
  realId,
  stepId,
  type PlanFacts,
  type Planned,
  type Step,
} from './step.ts';

type UploadAttachment = Planned<'uploadAttachment', { file: ProgramFile }>;
type RemoveAttachment = Planned<'removeAttachment'>;

/** Plans the deletion of attachments that the author removed from a remaining module. */
export function planAttachmentRemovals(
  { modules, tree, held }: PlanFacts,
  moduleId: string,
): RemoveAttachment[] {
  const kept = new Set(tree.modules[moduleId]?.attachments ?? []);
  const server = underDraftIds(modules, held).find(({ id }) => id === moduleId);
  const going = (server?.attachments ?? []).filter(({ id }) => !kept.has(id));
  return going.map(({ id, fileName }) => ({
    id: stepId('removeAttachment', id),
    kind: 'removeAttachment',
    name: fileName,
    moduleId,
    nodeId: id,
    size: null,
    after: [],
  }));
}

/** Plans the uploads of draft attachments. One that reuses the name of a deleted one comes after that deletion, or the platform would rename it. */
export function planAttachments(facts: PlanFacts): (UploadAttachment | RemoveAttachment)[] {
  const { tree, held } = facts;
  return tree.order.flatMap((moduleId) => {
    const module = tree.modules[moduleId];
    const going = planAttachmentRemovals(facts, moduleId);
    return (module?.attachments ?? []).flatMap((nodeId): (UploadAttachment | RemoveAttachment)[] => {
      const file = tree.attachments[nodeId];
      if (module === undefined || !file?.isDraft || held.ids[nodeId] !== undefined) return [];
      const replaced = going.filter(({ name }) => name === file.fileName);
      return [
        ...replaced,
        {
          id: stepId('uploadAttachment', nodeId),
          kind: 'uploadAttachment',
          name: file.fileName,
          moduleId,
          nodeId,
          file,
          size: file.size,
          after: [...stepsOfModule(module), ...replaced.map(({ id }) => id)],
        },
      ];
    });
  });
}

/** Uploads the file of a draft attachment. */
export const uploadAttachment: Step<UploadAttachment> = {
  lane: 'owner',
  body: (_work, { file }) => ({ fileName: file.fileName }),
  async run(work, step, { onProgress }) {
    const { get, set } = work;
    const { nodeId, file } = step;
    const place = { ...moduleRef(work, step), itemId: nodeId, fileName: file.fileName };
    const send = () => set(sendAttachmentAtom, { ...place, onProgress });
    const made = await actOnModule(get, set, { text: 'upload', work: send });
    if (made === null) throw failureOf(nodeId, lostMessages[get(languageAtom)].lost);
    return made.id;
  },
  creates: {
    find(work) {
      const journal = work.journal();
      const tree = work.tree();
      const moduleOf = new Map(
        tree.order.flatMap((id) => (tree.modules[id]?.attachments ?? []).map((one) => [one, id])),
      );
      return noteFound(work, {
        kind: 'uploadAttachment',
        lost: lostOf(journal, 'uploadAttachment'),
        known: journal.known.attachments,
        among: (id) =>
          work.modules().find((one) => one.id === realId(work, moduleOf.get(id) ?? ''))?.attachments ?? [],
        isMade: ({ size }, _sent, id) => size === tree.attachments[id]?.size,
      });
    },
  },
};

/** Deletes an attachment. */
export const removeAttachment: Step<RemoveAttachment> = {
  lane: 'owner',
  async run(work, step) {
    const attachment = { ...moduleRef(work, step), attachmentId: realId(work, step.nodeId) };
    const take = () => remove(attachment);
    await actOnModule(work.get, work.set, { text: 'removeAttachment', work: take });
  },
};
