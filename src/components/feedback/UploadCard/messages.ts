import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Names of the buttons carry the file: many rows have the same ones. */
export const messages = defineMessages({
  ru: {
    progress: (name: string) => `Загрузка файла «${name}»`,
    processing: (name: string) => `Обрабатывается «${name}»`,
    pause: (name: string) => `Приостановить «${name}»`,
    resume: (name: string) => `Продолжить «${name}»`,
    cancel: (name: string) => `Отменить загрузку «${name}»`,
    remove: (name: string) => `Убрать «${name}» из\u00A0списка`,
    open: (name: string) => `Открыть «${name}»`,
    retry: 'Повторить',
    retryFile: (name: string) => `Повторить: «${name}»`,
  },
  en: {
    progress: (name: string) => `Upload of ${name}`,
    processing: (name: string) => `${name} is being processed`,
    pause: (name: string) => `Pause ${name}`,
    resume: (name: string) => `Resume ${name}`,
    cancel: (name: string) => `Cancel the upload of ${name}`,
    remove: (name: string) => `Remove ${name} from the list`,
    open: (name: string) => `Open ${name}`,
    retry: 'Try again',
    retryFile: (name: string) => `Try again: ${name}`,
  },
});
