import type { QueryClient } from '@tanstack/query-core';
import * as v from 'valibot';
import { readConsultation, updateConsultation } from '#api/consultation/requests.ts';
import { readCourse, updateCourse } from '#api/course/requests.ts';
import { entityKeys } from '#api/keys.ts';
import { readLecture, updateLecture } from '#api/lecture/requests.ts';
import { readMarathon, updateMarathon } from '#api/marathon/requests.ts';
import { readMeditation, updateMeditation } from '#api/meditation/requests.ts';
import { readQuiz, updateQuiz } from '#api/quiz/requests.ts';
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

/** What a bulk edit does with items of one kind. Failures are reported together, so single calls report none. */
interface BulkAccess {
  /** Reads an item again and replaces its cached copies. */
  read: (client: QueryClient, id: string) => Promise<Entity>;
  /** Sends the changes, with unknown fields unchanged. */
  update: (item: Entity, changes: Record<string, unknown>) => Promise<unknown>;
  /** Marks lists and counts as out of date. */
  invalidate: (client: QueryClient) => void;
}

interface Calls<Item extends Entity, Update> {
  kind: Kind;
  item: { entries: Record<string, unknown> };
  body: v.GenericSchema<unknown, Update>;
  read: (id: string) => Promise<Item>;
  update: (body: Update) => Promise<unknown>;
}

function access<Item extends Entity, Update>(calls: Calls<Item, Update>): BulkAccess {
  const { kind, item: known, body } = calls;
  // By name, so that no list has to load another file.
  const keys = entityKeys(kind);
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

/** Every kind that a bulk edit can change. */
export const bulkAccess: Record<Kind, BulkAccess> = {
  lecture: access({
    kind: 'lecture',
    item: lecture,
    body: lectureUpdate,
    read: readLecture,
    update: updateLecture,
  }),
  meditation: access({
    kind: 'meditation',
    item: meditation,
    body: meditationUpdate,
    read: readMeditation,
    update: updateMeditation,
  }),
  course: access({
    kind: 'course',
    item: course,
    body: courseUpdate,
    read: readCourse,
    update: updateCourse,
  }),
  marathon: access({
    kind: 'marathon',
    item: marathon,
    body: marathonUpdate,
    read: readMarathon,
    update: updateMarathon,
  }),
  webinar: access({
    kind: 'webinar',
    item: webinar,
    body: webinarUpdate,
    read: readWebinar,
    update: updateWebinar,
  }),
  consultation: access({
    kind: 'consultation',
    item: consultation,
    body: consultationChanges,
    read: readConsultation,
    update: updateConsultation,
  }),
  quiz: access({ kind: 'quiz', item: quiz, body: quizUpdate, read: readQuiz, update: updateQuiz }),
};
