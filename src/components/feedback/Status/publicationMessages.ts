import { defineMessages } from '#lib/i18n/catalogue.ts';

/** What the statuses of a publication are called. */
export const publicationMessages = defineMessages({
  ru: {
    draft: 'Черновик',
    onReview: 'На\u00A0проверке',
    needsEdits: 'Нужны правки',
    approved: 'Одобрена',
    published: 'Опубликована',
    takenDown: 'Снята с\u00A0публикации',
    archived: 'В\u00A0архиве',
  },
  en: {
    draft: 'Draft',
    onReview: 'In review',
    needsEdits: 'Needs edits',
    approved: 'Approved',
    published: 'Published',
    takenDown: 'Unpublished',
    archived: 'Archived',
  },
});
