import { defineMessages } from '#lib/i18n/catalogue.ts';

/** What each line of the checklist says, done and not done, and what its action is called. */
export const messages = defineMessages({
  ru: {
    mediaDone: 'Видео обработано',
    audioDone: 'Звук обработан',
    mediaNone: 'Нет видео или звука',
    mediaUploading: 'Видео загружается',
    audioUploading: 'Звук загружается',
    uploadQueued: 'Загрузка ждёт очереди',
    uploadPaused: 'Загрузка на\u00A0паузе',
    uploadOffline: 'Загрузка ждёт сети',
    uploadNeedsFile: 'Загрузка ждёт файла',
    uploadBroken: 'Загрузка прервалась',
    mediaProcessing: 'Видео обрабатывается',
    mediaFailed: 'Видео не\u00A0обработано',
    languageDone: 'Язык выбран',
    languageNone: 'Язык не\u00A0выбран',
    choose: 'Выбрать',
  },
  en: {
    mediaDone: 'Video processed',
    audioDone: 'Audio processed',
    mediaNone: 'No video or audio',
    mediaUploading: 'Video is uploading',
    audioUploading: 'Audio is uploading',
    uploadQueued: 'The upload waits for its turn',
    uploadPaused: 'The upload is paused',
    uploadOffline: 'The upload waits for the network',
    uploadNeedsFile: 'The upload waits for the file',
    uploadBroken: 'The upload stopped',
    mediaProcessing: 'Video is being processed',
    mediaFailed: 'Video was not processed',
    languageDone: 'Language chosen',
    languageNone: 'No language chosen',
    choose: 'Choose',
  },
});
