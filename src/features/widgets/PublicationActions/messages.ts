import { defineMessages } from '#lib/i18n/catalogue.ts';

/** What can be done with a publication from a list. */
export const messages = defineMessages({
  ru: {
    requestApproval: 'На\u00A0проверку',
    requestApprovalDone: 'Отправлено на\u00A0проверку',
    publish: 'Опубликовать',
    publishDone: 'Опубликовано',
    unpublish: 'Снять с\u00A0публикации',
    unpublishDone: 'Снято с\u00A0публикации',
    undo: 'Отменить',
    movedMeanwhile: (status: string) => `Статус уже другой: «${status}»`,
  },
  en: {
    requestApproval: 'Send for review',
    requestApprovalDone: 'Sent for review',
    publish: 'Publish',
    publishDone: 'Published',
    unpublish: 'Unpublish',
    unpublishDone: 'Unpublished',
    undo: 'Undo',
    movedMeanwhile: (status) => `The status is another one by now: ${status}`,
  },
});
