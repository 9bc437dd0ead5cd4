import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { asApiError } from '#api/api-error.ts';
import { marathonKeys } from '#api/marathon/queries.ts';
import {
  cancelMarathon,
  createMarathon,
  listMarathons,
  readMarathon,
  updateMarathon,
} from '#api/marathon/requests.ts';
import { publicationKeys } from '#api/publication/queries.ts';
import type { Marathon } from '#domain/marathon/schema.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { askOnce } from '../askOnce.ts';
import { createCollection } from '../collection.ts';
import { createContentPublications } from '../publication/contents.ts';
import { createRunner, runIntent } from '../run.ts';

/** The collection of marathons, for their editor. */
export const marathons = createCollection({
  keys: marathonKeys,
  requests: { list: listMarathons, read: readMarathon, create: createMarathon, update: updateMarathon },
  texts: {
    ru: {
      notFound: (id) => `Марафон ${id} не\u00A0найден`,
      notCreated: 'Ошибка при создании марафона',
      notUpdated: 'Не\u00A0удалось обновить марафон',
      notListed: 'Ошибка при получении списка марафонов',
    },
    en: {
      notFound: (id) => `Marathon ${id} was not found`,
      notCreated: 'Failed to create the marathon',
      notUpdated: 'Failed to update the marathon',
      notListed: 'Failed to get the list of marathons',
    },
  },
});

const messages = defineMessages({
  ru: { cancel: 'Не\u00A0удалось отменить марафон' },
  en: { cancel: 'Failed to cancel the marathon' },
});

/**
 * A list of marathons. The filters of the platform: `status` and `publicationStatus` (one or several), `tag` (ids),
 * `level`, `hasCover`, `from` and `to` of the start. The same parameters give the same atom.
 */
export const marathonListAtom = marathons.listAtom;

/** How many marathons match, or null until it is known. */
export const marathonCountAtom = marathons.countAtom;

/** A marathon by its id, with its modules. */
export const marathonAtom = marathons.itemAtom;

/** Changes a marathon and reads it again; its modules have intents of their own. */
export const updateMarathonAtom = marathons.updateAtom;

const publications = createContentPublications({
  type: 'marathon',
  listAtom: marathons.listAtom,
  itemAtom: marathons.itemAtom,
});

/** Publications by the id of their marathon, for the loaded rows of a list: one call for each page. */
export const marathonPublicationsAtom = publications.ofListAtom;

/** The publication of a marathon. `notFound` means that it has none yet. */
export const marathonPublicationAtom = publications.ofItemAtom;

const runner = createRunner();

/** Whether a marathon is being cancelled, until it is read again. */
export const cancellingMarathonAtom = runner.busyAtom;

/** Cancels a marathon and reads it again, even after a refusal: it may have ended meanwhile. */
export const cancelMarathonAtom = atom(
  null,
  (get, set, { id, reason }: { id: string; reason: string }): Promise<Marathon> =>
    runner.run(get, set, async () => {
      try {
        const cancel = () => cancelMarathon(id, reason);
        const isDone = async () => (await readMarathon(id)).cancelReason === reason;
        await runIntent(get, set, () => askOnce(cancel, isDone), {
          text: (language) => messages[language].cancel,
        });
      } catch (error) {
        if (asApiError(error).status === 422) await set(marathons.refreshAtom, id).catch(asApiError);
        throw error;
      }
      const client = get(queryClientAtom);
      void client.invalidateQueries({ queryKey: marathonKeys.lists });
      void client.invalidateQueries({ queryKey: marathonKeys.counts });
      // Cancelling also withdraws its publication.
      void client.invalidateQueries({ queryKey: publicationKeys.all });
      return set(marathons.refreshAtom, id);
    }),
);
