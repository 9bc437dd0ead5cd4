import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

/** Texts of the actions on a publication in a list. */
export const messages = defineMessages({
  ru: {
    requestApproval: 'На\u00A0проверку',
    requestApprovalDone: 'Отправлено на\u00A0проверку',
    publish: 'Опубликовать',
    publishDone: 'Опубликовано',
    publishAsk: (count: number) =>
      `Опубликовать ${count}\u00A0${pluralRu(count, 'публикацию', 'публикации', 'публикаций')}?`,
    publishText: 'Покупатели сразу увидят их\u00A0с\u00A0этими ценами.',
    byLink: 'Только по\u00A0ссылке',
    free: 'Бесплатно',
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
    publishAsk: (count) => `Publish ${count} ${pluralEn(count, 'publication', 'publications')}?`,
    publishText: 'Buyers see them at once, at these prices.',
    byLink: 'By link only',
    free: 'Free',
    unpublish: 'Unpublish',
    unpublishDone: 'Unpublished',
    undo: 'Undo',
    movedMeanwhile: (status) => `The status has changed meanwhile: ${status}`,
  },
});
