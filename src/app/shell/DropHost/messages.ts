import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts shown while files are held over the window. */
export const messages = defineMessages({
  ru: {
    toLibrary: 'Отпустите, и\u00A0файлы загрузятся в\u00A0видеотеку',
    toCourse: 'Отпустите, и\u00A0увидите, какой получится курс',
    toMarathon: 'Отпустите, и\u00A0увидите, какой получится марафон',
    nothing: 'В\u00A0папке нет файлов',
    noIntake: 'Не\u00A0удалось взять файлы: нет связи. Перетащите их ещё раз.',
  },
  en: {
    toLibrary: 'Let go, and the files are uploaded to the video library',
    toCourse: 'Let go, and see what course it makes',
    toMarathon: 'Let go, and see what marathon it makes',
    nothing: 'There are no files in the folder',
    noIntake: 'The files could not be taken: there is no connection. Drop them again.',
  },
});
