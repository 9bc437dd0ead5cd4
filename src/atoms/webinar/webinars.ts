import { atom, type Getter, type Setter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { asApiError } from '#api/api-error.ts';
import { publicationKeys } from '#api/publication/queries.ts';
import { webinarKeys } from '#api/webinar/queries.ts';
import {
  cancelWebinar,
  createWebinar,
  editWebinarPublication,
  listWebinars,
  readWebinar,
  startWebinar,
  updateWebinar,
} from '#api/webinar/requests.ts';
import { webinarRefusal } from '#domain/webinar/rules.ts';
import type {
  Webinar,
  WebinarCreate,
  WebinarPublicationEdit,
  WebinarUpdate,
} from '#domain/webinar/schema.ts';
import { formatDateTime } from '#lib/time/formatDateTime.ts';
import { defineMessages, type Language } from '#lib/i18n/catalogue.ts';
import { askOnce } from '../askOnce.ts';
import { createCollection } from '../collection.ts';
import { createListCache } from '../list-cache.ts';
import { createMemoryDraft } from '../draft/memory.ts';
import { createContentPublications } from '../publication/contents.ts';
import { fail, type Failure } from '../run.ts';
import { languageAtom } from '../ui/language.ts';
import { showToastAtom, type ToastAction } from '../ui/toast.ts';

const messages = defineMessages({
  ru: {
    overlap: 'На\u00A0это время у\u00A0вас уже запланирован вебинар',
    tooSoon: 'Вебинар должен начаться не\u00A0раньше чем через 48\u00A0часов',
    noLink: 'Не\u00A0указана ссылка на\u00A0вебинар',
    notCreated: 'Ошибка при создании вебинара',
    notStarted: 'Ошибка при отправке уведомления о\u00A0начале вебинара',
    notListed: 'Не\u00A0удалось получить список вебинаров',
    notFound: (id: string) => `Вебинар ${id} не\u00A0найден`,
    notUpdated: 'Не\u00A0удалось обновить вебинар',
    notCancelled: 'Не\u00A0удалось отменить вебинар',
    updated: 'Вебинар обновлён',
    registration: (until: string) => `Запись на\u00A0эфир\u00A0— до\u00A0${until}`,
    started: 'Уведомление о\u00A0начале вебинара отправлено',
  },
  en: {
    overlap: 'You already have a webinar planned for this time period',
    tooSoon: 'Webinar must start no earlier than in 48 hours',
    noLink: 'Webinar link not specified',
    notCreated: 'Error creating webinar',
    notStarted: 'Error sending webinar start notification',
    notListed: 'Failed to get webinar list',
    notFound: (id: string) => `Webinar ${id} was not found`,
    notUpdated: 'Failed to update webinar',
    notCancelled: 'Failed to cancel webinar',
    updated: 'Webinar updated',
    registration: (until: string) => `Registration is open until ${until}`,
    started: 'Webinar start notification sent',
  },
});

/** The rule that a refusal names, or null. */
export const webinarRefusalOf = (error: unknown) => webinarRefusal(asApiError(error).failure?.error);

const textsOf = (language: Language) => ({
  ...messages[language],
  notCreated: (error: unknown) => messages[language][webinarRefusalOf(error) ?? 'notCreated'],
});

const webinars = createCollection({
  keys: webinarKeys,
  requests: {
    list: listWebinars,
    read: readWebinar,
    create: createWebinar,
    // A webinar is read again after any edit, whatever the platform answered.
    update: (body: WebinarUpdate) => updateWebinar(body).then(() => true),
  },
  texts: { ru: textsOf('ru'), en: textsOf('en') },
});

const { invalidate } = createListCache<Webinar>(webinarKeys);

/**
 * A list of webinars. The filters of the platform: `status` (one or several), `from` and `to` of the start, `tag` (ids),
 * `publicationStatus`, `hasCover`.
 */
export const webinarListAtom = webinars.listAtom;

/** How many webinars match, or null until it is known. */
export const webinarCountAtom = webinars.countAtom;

/** A webinar by its id. */
export const webinarAtom = webinars.itemAtom;

const publications = createContentPublications({ type: 'webinar', ...webinars });

/** Publications by the id of their webinar, for the loaded rows of a list: one call for each page. */
export const webinarPublicationsAtom = publications.ofListAtom;

/** The publication of a webinar. `notFound` means that it has none yet. */
export const webinarPublicationAtom = publications.ofItemAtom;

/** All upcoming and live webinars, the earliest first: a new one may conflict with them. */
export const plannedWebinarsAtom = webinars.listAtom({
  filter: { status: ['scheduled', 'live'] },
  sort: 'startsAt',
  limit: 100,
});

/** Reads a webinar again. */
export const refreshWebinarAtom = webinars.refreshAtom;

/** Creates a webinar. */
export const createWebinarAtom = webinars.createAtom;

/** The latest webinars. */
export const latestWebinarsAtom = webinars.latestAtom;

const draft = createMemoryDraft<WebinarCreate>();

/** The draft of a webinar, in memory; setting merges into it. null if there is none. */
export const webinarDraftAtom = draft.draftAtom;

/** Forgets the draft. */
export const clearWebinarDraftAtom = draft.clearAtom;

interface Told {
  action?: ToastAction | undefined;
  /** A sentence after it. */
  more?: string | undefined;
}

const tell = (get: Getter, set: Setter, text: 'updated' | 'started', { action, more }: Told = {}) =>
  set(showToastAtom, {
    kind: 'success',
    description: [messages[get(languageAtom)][text], more].filter(Boolean).join('. '),
    ...(action && { action }),
  });

/** Changes a webinar, reads it again and reports the success. */
export const updateWebinarAtom = atom(
  null,
  async (get, set, body: WebinarUpdate): Promise<Webinar | null> => {
    const webinar = await set(webinars.updateAtom, body);
    tell(get, set, 'updated');
    return webinar;
  },
);

/** A call that changes a webinar's status. After a refusal it is read again, because the status may have changed meanwhile. */
async function move(
  get: Getter,
  set: Setter,
  request: () => Promise<unknown>,
  text: Failure['text'],
): Promise<void> {
  try {
    await request();
  } catch (error) {
    const client = get(queryClientAtom);
    if (asApiError(error).status === 422) void client.invalidateQueries({ queryKey: webinarKeys.all });
    fail(get, set, error, { text });
  }
}

/** Reads a webinar whose status has changed, with the lists that it may have entered or left. */
async function readMoved(get: Getter, set: Setter, id: string): Promise<Webinar> {
  const webinar = await set(webinars.refreshAtom, id);
  invalidate(get(queryClientAtom));
  return webinar;
}

/** Cancels a webinar, reads it again and reports the success. */
export const cancelWebinarAtom = atom(
  null,
  async (get, set, { id, reason }: { id: string; reason: string }) => {
    await move(
      get,
      set,
      () =>
        askOnce(
          () => cancelWebinar(id, reason),
          async () => (await readWebinar(id)).cancelReason === reason,
        ),
      (language) => messages[language].notCancelled,
    );
    // Cancelling also withdraws its publication.
    void get(queryClientAtom).invalidateQueries({ queryKey: publicationKeys.all });
    const webinar = await readMoved(get, set, id);
    tell(get, set, 'updated');
    return webinar;
  },
);

/** The terms of a webinar: `id` is the webinar's, `publicationId` its publication's. */
interface WebinarTerms {
  id: string;
  publicationId: string;
  terms: WebinarPublicationEdit;
}

/** Changes the terms of a webinar, reads it again and reports the success. */
export const editWebinarPublicationAtom = atom(
  null,
  async (get, set, { id, publicationId, terms }: WebinarTerms) => {
    const request = () => editWebinarPublication(publicationId, terms);
    await move(get, set, request, (language) => messages[language].notUpdated);
    void get(queryClientAtom).invalidateQueries({ queryKey: publicationKeys.all });
    const webinar = await readMoved(get, set, id);
    tell(get, set, 'updated');
    return webinar;
  },
);

/** A webinar that is moved to another start, and its dependent dates. */
interface WebinarMove {
  id: string;
  /** ISO. */
  startsAt: string;
  /** The new end of its registration, ISO; null if it ends with the start. */
  registrationUntil: string | null;
  /** The action offered afterwards: «Отменить». */
  action: ToastAction;
}

/** Sets the end of the registration, if the platform has not moved it itself. */
async function moveRegistration(set: Setter, webinar: Webinar, until: string): Promise<Webinar> {
  const { publication } = webinar;
  const stands = publication?.registrationUntil ?? null;
  if (!publication?.id || (stands !== null && Date.parse(stands) === Date.parse(until))) return webinar;
  try {
    await editWebinarPublication(publication.id, { registrationUntil: until });
    return await set(webinars.refreshAtom, webinar.id);
  } catch {
    // The start has moved all the same: the result for the registration is reported with it.
    return webinar;
  }
}

/** Moves a webinar with its registration, reads it again, and reports the success and the new end of the registration. */
export const moveWebinarAtom = atom(
  null,
  async (get, set, { id, startsAt, registrationUntil, action }: WebinarMove): Promise<Webinar | null> => {
    const moved = await set(webinars.updateAtom, { id, startsAt });
    const webinar =
      moved === null || registrationUntil === null
        ? moved
        : await moveRegistration(set, moved, registrationUntil);
    const language = get(languageAtom);
    const until = webinar?.publication?.registrationUntil;
    const more =
      webinar && until
        ? messages[language].registration(formatDateTime(until, webinar.timezone, language))
        : undefined;
    tell(get, set, 'updated', { action, more });
    return webinar;
  },
);

/** Starts a webinar: its attendees are notified, it is read again, and the result is reported. */
export const startWebinarAtom = atom(null, async (get, set, id: string) => {
  const text: Failure['text'] = (language, error) =>
    messages[language][webinarRefusalOf(error) === 'noLink' ? 'noLink' : 'notStarted'];
  const isLive = async () => (await readWebinar(id)).status === 'live';
  await move(get, set, () => askOnce(() => startWebinar(id), isLive), text);
  try {
    return await readMoved(get, set, id);
  } finally {
    // The final message is what happened: people are notified, whether or not the webinar could be read again.
    tell(get, set, 'started');
  }
});
