import type { Guide } from './guide.ts';

/** When each means of telling a state is taken. */
export const feedback: Record<string, Guide> = {
  Banner: {
    take: 'The work cannot go on before the author’s word: a draft of another device.',
    not: 'The page works without it.',
    instead: 'Notice',
    words: {
      rule: 'What was found, then two verbs; the safe one is second.',
      ru: '«Есть несохранённая версия», «Восстановить»',
      en: '“There is an unsaved version”, “Restore”',
    },
  },
  Block: {
    take: 'A list or a page is empty, found nothing or failed.',
    not: 'One call failed, and the page stands.',
    instead: 'Failure',
    words: {
      rule: 'What is not there, why it is of use, one way on.',
      ru: '«Часов пока нет», «Добавить»',
      en: '“No hours yet”, “Add”',
    },
  },
  ConfirmDialog: {
    take: 'It cannot be taken back.',
    not: 'It can be: do it at once, and offer «Отменить».',
    instead: 'Toast',
    words: {
      rule: 'The question names the thing; the buttons answer it with verbs.',
      ru: '«Удалить лекцию „Голос“?», «Удалить навсегда», «Оставить»',
      en: '“Delete the lecture ‘Voice’?”, “Delete for good”, “Keep”',
    },
  },
  Dialog: {
    take: 'A short task that must end before anything else.',
    not: 'Facts or fields beside the work.',
    instead: 'Popover',
    words: {
      rule: 'The title is the task, the button the same verb.',
      ru: '«Кадрировать обложку», «Сохранить»',
      en: '“Crop the cover”, “Save”',
    },
  },
  Failure: {
    take: 'A press came to nothing: said beside the button, until the next press.',
    not: 'The whole list could not be shown.',
    instead: 'Block',
    words: {
      rule: 'What was not done, and that nothing is lost.',
      ru: '«Не\u00A0удалось отправить. Правки на\u00A0этом устройстве»',
      en: '“Could not send. Your changes are on this device”',
    },
  },
  FullScreenSpinner: {
    take: 'Nothing can be shown yet: the console begins.',
    not: 'The shape of what comes is known.',
    instead: 'Skeleton',
  },
  Glyph: {
    take: 'The mark of a state, with its words beside it.',
    not: 'A state by itself: words come with it.',
    instead: 'Status',
  },
  OfflineBand: {
    take: 'There is no network: once in the console.',
    not: 'One call failed with a network.',
    instead: 'Failure',
    words: {
      rule: 'What does not work, and what stays safe.',
      ru: '«Нет сети. Правки остаются на\u00A0этом устройстве»',
      en: '“No network. Your changes stay on this device”',
    },
  },
  PartsBar: {
    take: 'A file that arrives in parts, some of them twice.',
    not: 'One share of a whole.',
    instead: 'ProgressBar',
  },
  Popover: {
    take: 'A few facts or fields that hang from a button.',
    not: 'Commands.',
    instead: 'Menu',
  },
  ProgressBar: {
    take: 'A share of a known whole, in a row.',
    not: 'Work without a known end.',
    instead: 'Spinner',
  },
  ProgressRing: {
    take: 'How far a file or the readiness is, in the room of an icon.',
    not: 'There is room for a line.',
    instead: 'ProgressBar',
  },
  Readiness: {
    take: 'What a thing needs before it can be published.',
    not: 'What has happened to it.',
    instead: 'Timeline',
    words: {
      rule: 'A verb for each thing to do; what is done stays in sight.',
      ru: '«Добавить обложку»',
      en: '“Add a cover”',
    },
  },
  ReadinessSummary: {
    take: 'The same in the foot of a phone.',
    not: 'There is room for every line.',
    instead: 'Readiness',
    words: {
      rule: 'The sum, then the first thing left.',
      ru: '«5\u00A0из\u00A07 · Добавить обложку»',
      en: '“5\u00A0of 7 · Add a cover”',
    },
  },
  SaveState: {
    take: 'Whether the work is saved, under its name.',
    not: 'What state the thing has at the platform.',
    instead: 'Status',
    words: {
      rule: 'A participle; no «успешно».',
      ru: '«Сохранено», «Не\u00A0сохранено»',
      en: '“Saved”, “Not saved”',
    },
  },
  Segments: {
    take: 'Steps of work that runs by itself.',
    not: 'Steps that an author takes page by page.',
    instead: 'StepLine',
    words: {
      rule: 'The step that goes on is named; the others are counted.',
      ru: '«Модули, 3\u00A0из\u00A05»',
      en: '“Modules, 3\u00A0of 5”',
    },
  },
  Sheet: {
    take: 'On a narrow screen, what stands beside the work on a wide one.',
    not: 'A task that must end, on a wide screen.',
    instead: 'Dialog',
    words: {
      rule: 'The title is what the wide screen calls it.',
      ru: '«Готовность»',
      en: '“Readiness”',
    },
  },
  Skeleton: {
    take: 'The shape of what comes is known.',
    not: 'Work that an author has begun by a press.',
    instead: 'Spinner',
  },
  Spinner: {
    take: 'Work without a known end, in the place of what started it.',
    not: 'The share is known.',
    instead: 'ProgressRing',
  },
  Status: {
    take: 'What state a thing is in: a glyph and words.',
    not: 'A state that the platform names: its words are known.',
    instead: 'StatusOf',
    words: {
      rule: 'The state in two or three words, a remark after it.',
      ru: '«На\u00A0проверке», «ответ до\u00A021\u00A0нояб.»',
      en: '“In review”, “answer by 21\u00A0Nov.”',
    },
  },
  StatusOf: {
    take: 'A state that the platform names.',
    not: 'A state of the console’s own.',
    instead: 'Status',
    words: {
      rule: 'Never written by hand: the glossary has them.',
      ru: '«Опубликовано»',
      en: '“Published”',
    },
  },
  Timeline: {
    take: 'What has happened, the newest first.',
    not: 'What is planned.',
    instead: 'Agenda',
    words: {
      rule: 'The event, then its moment; who did it only if not the author.',
      ru: '«Отправлено на\u00A0проверку», «вчера, 21:15»',
      en: '“Sent for review”, “yesterday, 21:15”',
    },
  },
  Toast: {
    take: 'News of a call that the author made, gone by itself.',
    not: 'What belongs to a field or a button.',
    instead: 'Failure',
    words: {
      rule: 'What happened, in one sentence; one verb at most.',
      ru: '«Лекция в\u00A0архиве», «Отменить»',
      en: '“The lecture is archived”, “Undo”',
    },
  },
  ToastRegion: {
    take: 'Where news stand: once in the console.',
    not: 'No network, which stays.',
    instead: 'OfflineBand',
  },
  UploadCard: {
    take: 'One file on its way, wherever it is told of.',
    not: 'All files of this device.',
    instead: 'UploadPanel',
    words: {
      rule: 'The name of the file, how far, how long.',
      ru: '«1,2\u00A0из\u00A04,8\u00A0ГБ, ещё 12\u00A0минут»',
      en: '“1.2\u00A0of 4.8\u00A0GB, 12\u00A0minutes left”',
    },
  },
  UploadPanel: {
    take: 'All files of this device, over any page.',
    not: 'The one file of what is edited.',
    instead: 'UploadCard',
    words: {
      rule: 'How many are on their way, then what waits for the author.',
      ru: '«Загрузка файлов: 3»',
      en: '“Uploading 3\u00A0files”',
    },
  },
};
