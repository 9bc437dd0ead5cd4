import { atom } from 'jotai';
import * as v from 'valibot';
import type { ReadinessCheck } from '#domain/content/readiness.ts';
import { webinarKeys } from '#api/webinar/queries.ts';
import { termFields, usualLength, webinarForm, type WebinarFields } from '#domain/webinar/fields.ts';
import { startState, webinarReadiness, type WebinarReadinessId } from '#domain/webinar/readiness.ts';
import { registrationProblem, retimeProblem } from '#domain/webinar/rules.ts';
import {
  webinar,
  webinarCreate,
  webinarPublicationEdit,
  webinarUpdate,
  type Webinar,
} from '#domain/webinar/schema.ts';
import { webinarFieldTexts } from '#domain/webinar/texts.ts';
import { now } from '#lib/time/clock.ts';
import { createEditor } from '../editor/createEditor.ts';
import { newKey } from '../editor/draft.ts';
import { imageSizeAtom } from '../image/images.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { createPublicationAtom } from '../publication/actions.ts';
import { saveWebinarAtom } from './movedWebinars.ts';
import {
  clearWebinarDraftAtom,
  createWebinarAtom,
  latestWebinarsAtom,
  editWebinarPublicationAtom,
  refreshWebinarAtom,
  webinarAtom,
  webinarDraftAtom,
  webinarPublicationAtom,
  webinarRefusalOf,
} from './webinars.ts';

/** The field of each refusal of the platform. */
const fieldOfRefusal = { overlap: 'startsAt', tooSoon: 'startsAt', noLink: 'link' } as const;

/** The editor of webinars with the terms on which they are sold. */
export const webinarEditor = createEditor<Webinar, WebinarFields>({
  kind: 'webinar',
  keys: webinarKeys,
  itemAtom: webinarAtom,
  refresh: (set, id) => set(refreshWebinarAtom, id),
  create: (set, body) => set(createWebinarAtom, v.parse(webinarCreate, body)),
  latest: (set) => set(latestWebinarsAtom),
  update: (set, body) => set(saveWebinarAtom, v.parse(webinarUpdate, body)),
  schemas: { item: webinar, create: webinarCreate, update: webinarUpdate },
  ...webinarForm,
  check(fields, language, item) {
    const { startsAt, durationMin, registrationUntil } = fields;
    const t = webinarFieldTexts[language];
    if (startsAt === null) return {};
    const time = { startsAt, durationMin: durationMin ?? usualLength };
    const broken = item === null ? null : retimeProblem(item, time, now());
    const late = registrationUntil !== null && registrationProblem(startsAt, registrationUntil) !== null;
    return {
      ...(broken !== null && { [broken.field]: t[broken.problem] }),
      ...(late && { registrationUntil: t.registrationUntil }),
    };
  },
  refused(error, language) {
    const refusal = webinarRefusalOf(error);
    return refusal === null ? {} : { [fieldOfRefusal[refusal]]: webinarFieldTexts[language][refusal] };
  },
  // The terms are saved by the publication.
  parts: {
    names: termFields,
    schema: webinarPublicationEdit,
    async save(_get, set, { item: { id, publication, publicationId }, changes }) {
      const terms = v.parse(webinarPublicationEdit, changes);
      // If the platform did not create a publication with the webinar, it is created first.
      const known = publicationId ?? publication?.id;
      const { id: own } = known
        ? { id: known }
        : await set(createPublicationAtom, { contentType: 'webinar', contentId: id });
      await set(editWebinarPublicationAtom, { id, publicationId: own, terms });
      return changes;
    },
  },
  sale: { contentType: 'webinar', publicationAtom: webinarPublicationAtom },
});

/** Puts fields from another screen into the draft of a new webinar (a time drawn in the planner); the device stores it. */
export const takeWebinarDraftAtom = atom(null, (get, set) => {
  const begun = get(webinarDraftAtom);
  if (begun === null) return;
  set(clearWebinarDraftAtom);
  const given = Object.entries(begun).filter(([, value]) => value !== null && value !== undefined);
  const patch = v.parse(webinarForm.kept, Object.fromEntries(given));
  set(webinarEditor.editAtom, { key: newKey, patch });
});

/** The start in the form, for the rules. */
const startOf = ({ startsAt, registrationUntil }: WebinarFields, item: Webinar | null) => ({
  startsAt: startsAt ?? '',
  status: item?.status ?? 'scheduled',
  publication: { registrationUntil },
});

/** The checklist of a webinar, from what the form shows. */
export const webinarReadinessAtom = boundedAtomFamily((key: string) =>
  atom((get): ReadinessCheck<WebinarReadinessId>[] => {
    const { fields, item } = get(webinarEditor.editorAtom(key));
    const { imageId, costKopecks, description, tags, link } = fields;
    return webinarReadiness(
      { description, tags, link, ...startOf(fields, item) },
      { cover: imageId === null ? null : get(imageSizeAtom(imageId)), costKopecks, now: now() },
    );
  }),
);

/** Whether one can still join a webinar, by the form. */
export const webinarStartAtom = boundedAtomFamily((key: string) =>
  atom((get) => {
    const { fields, item } = get(webinarEditor.editorAtom(key));
    return startState(startOf(fields, item), now());
  }),
);
