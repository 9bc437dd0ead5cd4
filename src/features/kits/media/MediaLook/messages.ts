import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of the look at a recording. */
export const messages = defineMessages({
  ru: {
    label: 'Проверка записи',
    listening: (percent: number) => `Слушаем запись: ${percent}\u00A0%`,
    fine: 'Запись в\u00A0порядке',
    notHeard: 'Файл в\u00A0порядке, но\u00A0послушать его этот браузер не\u00A0может',
    heard: (loudness: string, peak: string) => `Громкость ${loudness}\u00A0LUFS · пики ${peak}\u00A0дБ`,
    inParts: (duration: string) => `по\u00A0фрагментам, всего ${duration}`,
    soundOf: (rate: string, channels: string) => `${rate}\u00A0кГц, ${channels}`,
    mono: 'моно',
    stereo: 'стерео',
    channels: (count: number) => `каналов: ${count}`,
    unknownCodec: 'неизвестный кодек',
  },
  en: {
    label: 'Check of the recording',
    listening: (percent: number) => `Listening to the recording: ${percent}%`,
    fine: 'The recording is fine',
    notHeard: 'The file is fine, though this browser cannot listen to it',
    heard: (loudness: string, peak: string) => `Loudness ${loudness}\u00A0LUFS · peaks ${peak}\u00A0dB`,
    inParts: (duration: string) => `by parts, ${duration} in all`,
    soundOf: (rate: string, channels: string) => `${rate}\u00A0kHz, ${channels}`,
    mono: 'mono',
    stereo: 'stereo',
    channels: (count: number) => `${count} channels`,
    unknownCodec: 'unknown codec',
  },
});
