import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

/** The lines of «Что будет сохранено». */
export const changeMessages = defineMessages({
  ru: {
    summary: (count: number, bytes: string | null) =>
      `${count}\u00A0${pluralRu(count, 'правка', 'правки', 'правок')}${bytes === null ? '' : `, загрузится ${bytes}`}`,
    module: (number: number, name: string) => `Модуль\u00A0${number}. ${name}`,
    removedModule: (name: string) => `Убранный модуль «${name}»`,
    unnamed: 'без названия',
    newModule: 'Новый модуль',
    newLecture: 'Новая лекция',
    newFile: 'Вложение',
    addedExisting: 'Добавится из\u00A0готовых',
    moduleRemoved: (name: string) => `Модуль «${name}» уйдёт`,
    lecturesStay: 'Лекции останутся в\u00A0кабинете, вложения удалятся',
    fileRemoved: (name: string) => `Вложение «${name}» удалится`,
    lectureRemoved: 'Уйдёт из\u00A0модуля, останется в\u00A0лекциях',
    modulePlace: (name: string) => `Место модуля «${name}»`,
    moduleMoved: (from: number, to: number) => `Был\u00A0${from}-м, станет\u00A0${to}-м`,
    movedWithin: (from: number, to: number) => `С\u00A0места\u00A0${from} на\u00A0место\u00A0${to}`,
    movedBetween: (from: number | string, to: number | string, place: number) =>
      `Из\u00A0модуля\u00A0${from} в\u00A0модуль\u00A0${to}, место\u00A0${place}`,
    media: (name: string) => `${name}, запись`,
    moduleName: 'Название модуля',
    lectureName: 'Название лекции',
    description: (name: string) => `${name}, описание`,
    day: (name: string) => `${name}, день открытия`,
    published: (people: number) =>
      `Уже опубликовано: ${people}\u00A0${pluralRu(people, 'ученик увидит', 'ученика увидят', 'учеников увидят')} новое сразу.`,
    uploading: (count: number) =>
      `${count}\u00A0${pluralRu(count, 'запись ещё не\u00A0загружена', 'записи ещё не\u00A0загружены', 'записей ещё не\u00A0загружено')}: сохранение их дождётся.`,
  },
  en: {
    summary: (count, bytes) =>
      `${count}\u00A0${pluralEn(count, 'edit', 'edits')}${bytes === null ? '' : `, ${bytes} to upload`}`,
    module: (number, name) => `Module\u00A0${number}. ${name}`,
    removedModule: (name) => `Removed module “${name}”`,
    unnamed: 'untitled',
    newModule: 'New module',
    newLecture: 'New lecture',
    newFile: 'Attachment',
    addedExisting: 'Added from existing ones',
    moduleRemoved: (name) => `The module “${name}” goes`,
    lecturesStay: 'Its lectures stay yours, its attachments are deleted',
    fileRemoved: (name) => `The attachment “${name}” is deleted`,
    lectureRemoved: 'Goes from the module, stays among the lectures',
    modulePlace: (name) => `Place of the module “${name}”`,
    moduleMoved: (from, to) => `Was at ${from}, will be at ${to}`,
    movedWithin: (from, to) => `From place ${from} to place ${to}`,
    movedBetween: (from, to, place) => `From module ${from} to module ${to}, place ${place}`,
    media: (name) => `${name}, recording`,
    moduleName: 'Name of the module',
    lectureName: 'Name of the lecture',
    description: (name) => `${name}, description`,
    day: (name) => `${name}, day of opening`,
    published: (people) =>
      `It is published: ${people}\u00A0${pluralEn(people, 'learner sees', 'learners see')} the new at once.`,
    uploading: (count) =>
      `${count}\u00A0${pluralEn(count, 'recording is', 'recordings are')} not uploaded yet: the save waits for them.`,
  },
});
