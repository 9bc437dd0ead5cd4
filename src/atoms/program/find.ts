import * as v from 'valibot';
import type { Module, ModuleOwner } from '#domain/course/schema.ts';
import { listCourses } from '#api/course/requests.ts';
import { listLectures } from '#api/lecture/requests.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import { listMarathons } from '#api/marathon/requests.ts';
import type { Journal } from './journal.ts';
import type { ProgramTree } from './types.ts';

// What came of a call whose answer was lost: it is looked for on the platform before it is made again. What was there before the save
// began is known by its ids, so that no clock has to be trusted.

/** The latest of a list. What a save has just made is among them. */
const latest = { sort: '-createdAt', limit: 100 };

const listOwners = { course: listCourses, marathon: listMarathons };

/** The owners that the author made last. */
export const latestOwners = async (type: ModuleOwner): Promise<{ id: string; name: string }[]> =>
  (await listOwners[type](latest)).list;

/** The lectures that the author made last. */
export const latestLectures = async (): Promise<Lecture[]> => (await listLectures(latest)).list;

/** What a lost creation may have made: not there before, and not taken for another yet. */
const isFresh = (known: readonly string[], { ids }: Journal) => {
  const taken = new Set([...known, ...Object.values(ids)]);
  return ({ id }: { id: string }) => !taken.has(id);
};

const begun = ({ steps, ids }: Journal, kind: string, id: string): boolean =>
  steps[`${kind}/${id}`]?.state === 'begun' && ids[id] === undefined;

const body = v.looseObject({
  name: v.optional(v.string()),
  description: v.nullish(v.string()),
  streamID: v.nullish(v.string()),
});

/** What a step sent. */
function sentBy({ steps }: Journal, kind: string, id: string): v.InferOutput<typeof body> {
  const { print } = steps[`${kind}/${id}`] ?? { print: '{}' };
  return v.parse(body, JSON.parse(print));
}

/** The ids of modules and attachments that were made though nobody heard of it, by their temporary ids. */
export function foundInOwner(
  journal: Journal,
  tree: ProgramTree,
  modules: readonly Module[],
): Record<string, string> {
  const found: Record<string, string> = {};
  const withFound = { ...journal, ids: { ...journal.ids, ...found } };
  for (const id of tree.order) {
    const node = tree.modules[id];
    if (node === undefined) continue;
    if (begun(journal, 'createModule', id)) {
      const { name } = sentBy(journal, 'createModule', id);
      const isOurs = isFresh(journal.known.modules, withFound);
      const made = modules.find((one) => isOurs(one) && one.name === name);
      if (made !== undefined) withFound.ids[id] = found[id] = made.id;
    }
    const real = withFound.ids[id] ?? id;
    const server = modules.find((one) => one.id === real);
    for (const attachment of node.attachments) {
      if (!begun(journal, 'uploadAttachment', attachment)) continue;
      const isOurs = isFresh(journal.known.attachments, withFound);
      const size = tree.attachments[attachment]?.size;
      const made = server?.attachments.find((one) => isOurs(one) && one.size === size);
      if (made !== undefined) withFound.ids[attachment] = found[attachment] = made.id;
    }
  }
  return found;
}

/** The lectures that were made though nobody heard of it, by their temporary ids. */
export async function foundLectures(journal: Journal, tree: ProgramTree): Promise<Record<string, Lecture>> {
  const lost = Object.values(tree.lectures).filter(
    ({ id, isDraft }) => isDraft && begun(journal, 'createLecture', id),
  );
  if (lost.length === 0) return {};
  const list = await latestLectures();
  const found: Record<string, Lecture> = {};
  const withFound = { ...journal, ids: { ...journal.ids } };
  for (const { id } of lost) {
    const isOurs = isFresh(journal.known.lectures ?? [], withFound);
    const sent = sentBy(journal, 'createLecture', id);
    const made = list.find(
      (one) =>
        isOurs(one) &&
        one.name === sent.name &&
        (one.streamID ?? null) === (sent.streamID ?? null) &&
        (one.description ?? null) === (sent.description ?? null),
    );
    if (made === undefined) continue;
    found[id] = made;
    withFound.ids[id] = made.id;
  }
  return found;
}
