import { defineMessages } from '#lib/i18n/catalogue.ts';

/** What is asked before a webinar becomes a lecture, and how the cut of its recording goes. */
export const trimMessages = defineMessages({
  ru: {
    title: 'Сделать лекцией',
    reading: 'Читаем вебинар',
    from: 'Начало',
    to: 'Конец',
    at: (time: string, name: string) => `${time}\u00A0· ${name}`,
    after: (name: string) => `после «${name}»`,
    end: 'конец записи',
    whole: (length: string) => `Вся запись: ${length}`,
    left: (length: string, whole: string) => `Останется ${length} из\u00A0${whole}`,
    earlier: (time: string, by: string) =>
      `Видео начнётся с\u00A0${time}, раньше главы на\u00A0${by}: ближе нет опорного кадра, по\u00A0которому можно резать.`,
    seconds: (count: number) => `${count}\u00A0с`,
    fresh: (size: string) =>
      `Лекция получит новое видео, примерно ${size}. Запись вебинара останется какой была.`,
    same: 'Лекция возьмёт запись вебинара как\u00A0есть.',
    processing:
      'Запись ещё обрабатывается. Целиком её можно взять уже сейчас, а\u00A0обрезать\u00A0— когда обработка закончится.',
    cancel: 'Отмена',
    confirm: 'Сделать лекцией',
    takeWhole: 'Взять целиком',
    stop: 'Остановить',
    cutting: (percent: number) => `Вырезаем: ${percent}\u00A0%`,
    progress: 'Сколько вырезано',
    begunTitle: 'Лекция открыта',
    begunWhole: 'Проверьте её, назначьте цену и\u00A0сохраните: на\u00A0платформе её ещё нет',
    begun: 'Обрезанное видео загружается. Проверьте лекцию, назначьте цену и\u00A0сохраните',
    cannotCut:
      'Эту запись нельзя обрезать, не\u00A0перекодируя. Возьмите её целиком или загрузите в\u00A0MP4, MOV, WebM или MP3.',
    outOfReach: 'Запись лежит на\u00A0другом сервере, обрезать её здесь нельзя. Возьмите её целиком.',
    noRoom: (size: string) =>
      `На\u00A0устройстве не\u00A0хватает места: нужно ${size}. Освободите его или возьмите запись целиком.`,
    unread: 'Запись не\u00A0дочиталась. Проверьте связь и\u00A0попробуйте ещё раз или возьмите её целиком.',
  },
  en: {
    title: 'Make it a lecture',
    reading: 'Reading the webinar',
    from: 'Start',
    to: 'End',
    at: (time, name) => `${time}\u00A0· ${name}`,
    after: (name) => `after “${name}”`,
    end: 'end of the recording',
    whole: (length) => `The whole recording: ${length}`,
    left: (length, whole) => `${length} of\u00A0${whole} will be left`,
    earlier: (time, by) =>
      `The video will begin at ${time}, ${by} before the chapter: there is no key frame closer to it by which it could be cut.`,
    seconds: (count) => `${count}\u00A0s`,
    fresh: (size) =>
      `The lecture gets a new video, about ${size}. The recording of the webinar stays as it was.`,
    same: 'The lecture takes the recording of the webinar as it is.',
    processing:
      'The recording is still being processed. You can take the whole of it now, and cut it once that is done.',
    cancel: 'Cancel',
    confirm: 'Make it a lecture',
    takeWhole: 'Take all of it',
    stop: 'Stop',
    cutting: (percent) => `Cutting: ${percent}%`,
    progress: 'How much is cut',
    begunTitle: 'The lecture is open',
    begunWhole: 'Check it, set a price and save: it is not on the platform yet',
    begun: 'The cut video is being uploaded. Check the lecture, set a price and save',
    cannotCut:
      'This recording cannot be cut without encoding it again. Take all of it, or upload it as MP4, MOV, WebM or MP3.',
    outOfReach: 'The recording is on another server and cannot be cut here. Take all of it.',
    noRoom: (size) =>
      `The device has not enough room: ${size} is needed. Make some, or take all of the recording.`,
    unread:
      'The recording could not be read to its end. Check the connection and try again, or take all of it.',
  },
});
