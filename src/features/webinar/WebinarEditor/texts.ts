import type { EditorTexts } from '#features/kits/editor/EditorKit/kind.ts';
import type { Language } from '#lib/i18n/catalogue.ts';

/** Texts of the editor about a webinar. */
export const texts: Record<Language, EditorTexts> = {
  ru: {
    section: 'Вебинары',
    fresh: 'Новый вебинар',
    name: 'Название вебинара',
    more: 'Ещё действия с\u00A0вебинаром',
    rail: 'Обложка, эфир и\u00A0публикация',
    sheet: 'К\u00A0эфиру',
    loading: 'Открываем вебинар',
    notFoundTitle: 'Вебинар не\u00A0найден',
    notFoundText: 'Его удалили или ссылка неполная.',
    toList: 'К\u00A0списку вебинаров',
    failedTitle: 'Вебинар не\u00A0открылся',
    changed: (when) => `На\u00A0платформе вебинар менялся ${when}`,
  },
  en: {
    section: 'Webinars',
    fresh: 'New webinar',
    name: 'Title of the webinar',
    more: 'More actions with the webinar',
    rail: 'Cover, start and publication',
    sheet: 'On the way to the start',
    loading: 'Opening the webinar',
    notFoundTitle: 'Webinar not found',
    notFoundText: 'It was deleted, or the link is incomplete.',
    toList: 'To the webinars',
    failedTitle: 'The webinar did not open',
    changed: (when) => `The platform’s copy was changed ${when}`,
  },
};
