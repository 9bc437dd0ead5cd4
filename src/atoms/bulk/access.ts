import type { QueryClient } from '@tanstack/query-core';
import * as v from 'valibot';
import { consultationKeys } from '#api/consultation/queries.ts';
import { readConsultation, updateConsultation } from '#api/consultation/requests.ts';
import { courseKeys } from '#api/course/queries.ts';
import { readCourse, updateCourse } from '#api/course/requests.ts';
import type { EntityKeys } from '#api/keys.ts';
import { lectureKeys } from '#api/lecture/queries.ts';
import { readLecture, updateLecture } from '#api/lecture/requests.ts';
import { marathonKeys } from '#api/marathon/queries.ts';
import { readMarathon, updateMarathon } from '#api/marathon/requests.ts';
import { meditationKeys } from '#api/meditation/queries.ts';
import { readMeditation, updateMeditation } from '#api/meditation/requests.ts';
import { quizKeys } from '#api/quiz/queries.ts';
import { readQuiz, updateQuiz } from '#api/quiz/requests.ts';
import { webinarKeys } from '#api/webinar/queries.ts';
import { readWebinar, updateWebinar } from '#api/webinar/requests.ts';
import { consultation, consultationUpdate } from '#domain/consultation/schema.ts';
import { course, courseUpdate } from '#domain/course/schema.ts';
import type { Kind } from '#domain/kinds.ts';
import { lecture, lectureUpdate } from '#domain/lecture/schema.ts';
import { marathon, marathonUpdate } from '#domain/marathon/schema.ts';
import { meditation, meditationUpdate } from '#domain/meditation/schema.ts';
import { quiz, quizUpdate } from '#domain/quiz/schema.ts';
import { webinar, webinarUpdate } from '#domain/webinar/schema.ts';
import { createListCache } from '../list-cache.ts';
import type { Entity } from '../pages.ts';

/** What a bulk edit does with things of one kind: their failures are told together, so that none tells of itself. */
interface BulkAccess {
  /** Reads one anew and puts it in the place of its older copies. */
  read: (client: QueryClient, id: string) => Promise<Entity>;
  /** Sends what changes, and what this console does not know of it as it came. */
  update: (item: Entity, changes: Record<string, unknown>) => Promise<unknown>;
  /** Marks lists and counts as out of date. */
  invalidate: (client: QueryClient) => void;
}

interface Calls<Item extends Entity, Update> {
  keys: EntityKeys;
  item: { entries: Record<string, unknown> };
  body: v.GenericSchema<unknown, Update>;
  read: (id: string) => Promise<Item>;
  update: (body: Update) => Promise<unknown>;
}

function access<Item extends Entity, Update>(calls: Calls<Item, Update>): BulkAccess {
  const { keys, item: known, body } = calls;
  const { remember, invalidate } = createListCache<Item>(keys);
  return {
    async read(client, id) {
      await client.cancelQueries({ queryKey: keys.item(id) });
      const item = await calls.read(id);
      client.setQueryData(keys.item(id), item);
      remember(client, item);
      return item;
    },
    update(item, changes) {
      const unknown = Object.entries(item).filter(([field]) => !(field in known.entries));
      return calls.update(v.parse(body, { ...Object.fromEntries(unknown), ...changes, id: item.id }));
    },
    invalidate,
  };
}

const consultationChanges = v.looseObject({
  ...v.omit(consultationUpdate, ['consultationId']).entries,
  id: v.string(),
});

/** Every kind that is changed with others. */
export const bulkAccess: Record<Kind, BulkAccess> = {
  lecture: access({
    keys: lectureKeys,
    item: lecture,
    body: lectureUpdate,
    read: readLecture,
    update: updateLecture,
  }),
  meditation: access({
    keys: meditationKeys,
    item: meditation,
    body: meditationUpdate,
    read: readMeditation,
    update: updateMeditation,
  }),
  course: access({
    keys: courseKeys,
    item: course,
    body: courseUpdate,
    read: readCourse,
    update: updateCourse,
  }),
  marathon: access({
    keys: marathonKeys,
    item: marathon,
    body: marathonUpdate,
    read: readMarathon,
    update: updateMarathon,
  }),
  webinar: access({
    keys: webinarKeys,
    item: webinar,
    body: webinarUpdate,
    read: readWebinar,
    update: updateWebinar,
  }),
  consultation: access({
    keys: consultationKeys,
    item: consultation,
    body: consultationChanges,
    read: readConsultation,
    update: updateConsultation,
  }),
  quiz: access({ keys: quizKeys, item: quiz, body: quizUpdate, read: readQuiz, update: updateQuiz }),
};
