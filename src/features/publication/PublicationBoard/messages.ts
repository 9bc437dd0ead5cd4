import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Names of the columns. */
export const messages = defineMessages({
  ru: {
    label: 'Публикации по\u00A0статусам',
    draft: 'Черновики',
    pending: 'На\u00A0проверке',
    rejected: 'Нужны правки',
    approved: 'Одобрены',
    published: 'Опубликованы',
    unpublished: 'Сняты',
    archived: 'В\u00A0архиве',
    failed: 'Часть публикаций не\u00A0загрузилась',
    retry: 'Повторить',
    sales: (count: string) => `Продаж: ${count}`,
  },
  en: {
    label: 'Publications by status',
    draft: 'Drafts',
    pending: 'In review',
    rejected: 'Need edits',
    approved: 'Approved',
    published: 'Published',
    unpublished: 'Unpublished',
    archived: 'Archived',
    failed: 'Some publications did not load',
    retry: 'Try again',
    sales: (count) => `Sales: ${count}`,
  },
});
