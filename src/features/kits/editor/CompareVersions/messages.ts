import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    restoreTitle: 'Какую версию оставить',
    conflictTitle: 'Какую версию сохранить',
    restoreLead: (differ: number, all: number) =>
      `${pluralRu(differ, 'Отличается', 'Отличаются', 'Отличаются')} ${differ}\u00A0${pluralRu(differ, 'поле', 'поля', 'полей')} из\u00A0${all}. Выберите по\u00A0каждому или возьмите версию целиком.`,
    conflictLead:
      'Пока вы правили, на\u00A0платформе сохранили другую версию. Остальные ваши правки сохранятся как\u00A0есть.',
    historyTitle: 'Версии на\u00A0этом устройстве',
    historyLead: (differ: number, all: number) =>
      differ === 0
        ? 'Эта версия такая\u00A0же, как форма сейчас.'
        : `${pluralRu(differ, 'Отличается', 'Отличаются', 'Отличаются')} ${differ}\u00A0${pluralRu(differ, 'поле', 'поля', 'полей')} из\u00A0${all}. Выбранное вернётся в\u00A0форму как правки.`,
    platform: 'На\u00A0платформе',
    device: 'На\u00A0этом устройстве',
    formNow: 'Сейчас в\u00A0форме',
    thisVersion: 'В\u00A0этой версии',
    takeAll: 'Взять всю',
    takeAllOf: (side: string) => `Взять всю версию: ${side}`,
    both: 'Менялось в\u00A0обеих',
    empty: 'Пусто',
    removed: 'убрано:',
    added: 'добавлено:',
    same: (count: number) =>
      `${count}\u00A0${pluralRu(count, 'поле совпадает', 'поля совпадают', 'полей совпадают')}`,
    sum: (device: number, platform: number) =>
      [device > 0 && `${device} с\u00A0устройства`, platform > 0 && `${platform} с\u00A0платформы`]
        .filter(Boolean)
        .join(', '),
    historySum: (version: number, form: number) =>
      [version > 0 && `${version} из\u00A0версии`, form > 0 && `${form} из\u00A0формы`]
        .filter(Boolean)
        .join(', '),
    cancel: 'Отмена',
    assemble: 'Собрать версию',
    bringBack: 'Вернуть выбранное',
    save: 'Сохранить выбранное',
    saving: 'Сохраняем…',
    close: 'Закрыть',
  },
  en: {
    restoreTitle: 'Which version to keep',
    conflictTitle: 'Which version to save',
    restoreLead: (differ, all) =>
      `${differ} of ${all} ${pluralEn(all, 'field', 'fields')} ${pluralEn(differ, 'differs', 'differ')}. Choose field by field, or take one version as a whole.`,
    conflictLead:
      'While you were editing, another version was saved on the platform. Your other edits will be saved as they are.',
    historyTitle: 'Versions on this device',
    historyLead: (differ, all) =>
      differ === 0
        ? 'This version is the same as the form now.'
        : `${differ} of ${all} ${pluralEn(all, 'field', 'fields')} ${pluralEn(differ, 'differs', 'differ')}. What you choose comes back into the form as edits.`,
    platform: 'On the platform',
    device: 'On this device',
    formNow: 'In the form now',
    thisVersion: 'In this version',
    takeAll: 'Take all',
    takeAllOf: (side) => `Take the whole version: ${side}`,
    both: 'Changed in both',
    empty: 'Empty',
    removed: 'removed:',
    added: 'added:',
    same: (count) => `${count} ${pluralEn(count, 'field is', 'fields are')} the same`,
    sum: (device, platform) =>
      [device > 0 && `${device} from this device`, platform > 0 && `${platform} from the platform`]
        .filter(Boolean)
        .join(', '),
    historySum: (version, form) =>
      [version > 0 && `${version} from the version`, form > 0 && `${form} from the form`]
        .filter(Boolean)
        .join(', '),
    cancel: 'Cancel',
    assemble: 'Put the version together',
    bringBack: 'Bring the choice back',
    save: 'Save the choice',
    saving: 'Saving…',
    close: 'Close',
  },
});
