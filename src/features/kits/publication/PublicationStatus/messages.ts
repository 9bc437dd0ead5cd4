import { defineMessages } from '#lib/i18n/catalogue.ts';

/** What the statuses of a publication are called. */
export const messages = defineMessages({
  ru: {
    draft: 'Черновик',
    pending: 'На\u00A0проверке',
    rejected: 'Нужны правки',
    approved: 'Одобрена',
    published: 'Опубликована',
    unpublished: 'Снята с\u00A0публикации',
    archived: 'В\u00A0архиве',
  },
  en: {
    draft: 'Draft',
    pending: 'On review',
    rejected: 'Needs edits',
    approved: 'Approved',
    published: 'Published',
    unpublished: 'Unpublished',
    archived: 'Archived',
  },
});
