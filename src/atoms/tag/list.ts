import { tagListKeys } from '#api/tag/queries.ts';
import { listTags, tagsThere } from '#api/tag/requests.ts';
import type { Tag } from '#domain/tag/schema.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { createList } from '../list.ts';

const messages = defineMessages({
  ru: {
    notListed: 'Не\u00A0удалось получить список тегов',
  },
  en: {
    notListed: 'Failed to get the list of tags',
  },
});

const tags = createList<Tag>({
  keys: tagListKeys,
  read: listTags,
  there: tagsThere,
  notListed: (language) => messages[language].notListed,
});

/** A list of tags, searched and ordered by the platform. */
export const tagListAtom = tags.listAtom;

/** How many tags match, or null until it is known. */
export const tagCountAtom = tags.countAtom;
