import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of the pages that replace a screen. */
export const messages = defineMessages({
  ru: {
    toHome: 'На\u00A0главную',
    notFoundTitle: 'Такой страницы нет',
    notFoundText: 'Возможно, её убрали или в\u00A0адресе опечатка. Ваша работа на\u00A0месте.',
    notFoundHere: 'По\u00A0этому адресу пусто',
    serverErrorTitle: 'Платформа не\u00A0ответила',
    serverErrorText:
      'Это не\u00A0из-за вас. Несохранённые правки лежат на\u00A0этом устройстве и\u00A0никуда не\u00A0денутся.',
    offlineTitle: 'Нет сети',
    offlineText:
      'На\u00A0этом устройстве пока нечего показать без\u00A0сети. Кабинет откроется сам, как только она появится. Несохранённые правки лежат здесь.',
    retry: 'Повторить',
  },
  en: {
    toHome: 'Go home',
    notFoundTitle: 'There is no such page',
    notFoundText: 'It may have been removed, or the address has a typo. Your work is safe.',
    notFoundHere: 'Nothing lives at this address',
    serverErrorTitle: 'The platform did not answer',
    serverErrorText: 'It is not your fault. Unsaved edits are safe on this device.',
    offlineTitle: 'No connection',
    offlineText:
      'This device has nothing to show without a network yet. The console opens by itself as soon as there is one. Unsaved edits are kept here.',
    retry: 'Try again',
  },
});
