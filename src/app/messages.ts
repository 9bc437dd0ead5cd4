import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts that must be there before any screen is: the first spinner and the last fallback. */
export const messages = defineMessages({
  ru: {
    loading: 'Открываем кабинет',
    crashText:
      'Кабинет споткнулся на\u00A0этом месте. Черновики остались на\u00A0этом устройстве: можно попробовать снова или сначала скачать их.',
    retry: 'Повторить',
    downloadDrafts: 'Скачать черновики',
    draftsFile: 'черновики',
  },
  en: {
    loading: 'Opening the console',
    crashText:
      'The console stumbled here. Your drafts are kept on this device: try again, or download them first.',
    retry: 'Try again',
    downloadDrafts: 'Download drafts',
    draftsFile: 'drafts',
  },
});
