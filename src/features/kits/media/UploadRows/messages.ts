import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of the rows of uploads, in the panel, in the sheet and on the screen. */
export const messages = defineMessages({
  ru: {
    failed: 'Загрузка прервалась',
    done: 'Готово',
    processing: 'Загружено, обрабатывается',
    paused: 'На\u00A0паузе',
    queued: 'Ждёт очереди',
    waitingPlace: 'Ждёт сохранения',
    waitingNetwork: 'Ждёт сети',
    waitingFile: 'Ждёт файла',
    brokenAt: (percent: number) => `Прервалась на\u00A0${percent}\u00A0%`,
    choose: 'Выбрать файл',
    chooseFile: (name: string) => `Выбрать файл «${name}»`,
    allow: 'Разрешить',
    allowAll: 'Разрешить доступ к\u00A0файлам',
    allowFile: (name: string) => `Разрешить чтение файла «${name}»`,
    createLecture: 'Создать лекцию',
    createLectureOf: (name: string) => `Создать лекцию из\u00A0файла «${name}»`,
    recordings: 'Видеотека',
    profile: 'Профиль',
  },
  en: {
    failed: 'The upload stopped',
    done: 'Done',
    processing: 'Uploaded, being processed',
    paused: 'Paused',
    queued: 'Waits for its turn',
    waitingPlace: 'Waits to be saved',
    waitingNetwork: 'Waits for the network',
    waitingFile: 'Waits for the file',
    brokenAt: (percent: number) => `Stopped at ${percent}%`,
    choose: 'Choose the file',
    chooseFile: (name: string) => `Choose the file “${name}”`,
    allow: 'Allow',
    allowAll: 'Allow the files to be read',
    allowFile: (name: string) => `Allow the file “${name}” to be read`,
    createLecture: 'Create a lecture',
    createLectureOf: (name: string) => `Create a lecture of “${name}”`,
    recordings: 'Video library',
    profile: 'Profile',
  },
});

/** What an upload belongs to. */
export const placeNames = defineMessages({
  ru: {
    lecture: 'Лекция',
    meditation: 'Медитация',
    course: 'Курс',
    marathon: 'Марафон',
    webinar: 'Вебинар',
    consultation: 'Консультация',
    quiz: 'Тест',
    client: 'Клиент',
  },
  en: {
    lecture: 'Lecture',
    meditation: 'Meditation',
    course: 'Course',
    marathon: 'Marathon',
    webinar: 'Webinar',
    consultation: 'Consultation',
    quiz: 'Quiz',
    client: 'Client',
  },
});
