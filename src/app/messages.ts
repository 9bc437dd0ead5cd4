import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts that are needed before any screen: the first spinner and the last error boundary. */
export const messages = defineMessages({
  ru: {
    loading: 'Открываем кабинет',
    crashText:
      'Кабинет споткнулся на\u00A0этом месте. Черновики остались на\u00A0этом устройстве: можно попробовать снова или сначала скачать их.',
    offline: 'Нет сети',
    missing: 'Экран не\u00A0загрузился',
    missingText:
      'Он откроется сам, как только получится. Несохранённые правки лежат на\u00A0этом устройстве.',
    retry: 'Повторить',
    downloadDrafts: 'Скачать черновики',
    draftsFile: 'черновики',
  },
  en: {
    loading: 'Opening the console',
    crashText:
      'Something broke here. Your drafts are kept on this device: try again, or download them first.',
    offline: 'No connection',
    missing: 'The screen did not load',
    missingText: 'It opens by itself as soon as it can. Unsaved edits are kept on this device.',
    retry: 'Try again',
    downloadDrafts: 'Download drafts',
    draftsFile: 'drafts',
  },
});
