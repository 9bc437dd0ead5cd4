import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

/** What is told of a recording, and what to do about it. */
export const adviceMessages = defineMessages({
  ru: {
    unplayableVideo: (codec: string) => `Видео не\u00A0откроется в\u00A0браузере: ${codec}`,
    unplayableAudio: (codec: string) => `Звук не\u00A0откроется в\u00A0браузере: ${codec}`,
    notEverywhereVideo: (codec: string) => `Видео откроется не\u00A0у\u00A0всех: ${codec}`,
    notEverywhereAudio: (codec: string) => `Звук откроется не\u00A0у\u00A0всех: ${codec}`,
    convertVideo: 'Сохраните видео как MP4 с\u00A0кодеком H.264: его открывает любой браузер и\u00A0телефон.',
    convertAudio: 'Сохраните звук в\u00A0AAC или MP3: их открывает любой браузер и\u00A0телефон.',
    noSound: 'В\u00A0видео нет звука',
    noSoundText: 'Если так и\u00A0задумано, делать ничего не\u00A0нужно.',
    allSilent: 'В\u00A0записи ничего не\u00A0слышно',
    allSilentText: 'Проверьте, тот\u00A0ли микрофон был выбран, и\u00A0сохраните запись заново.',
    clipped: (count: number, at: string) =>
      `Звук перегружен: ${count}\u00A0${pluralRu(count, 'место', 'места', 'мест')}, первое на\u00A0${at}`,
    clippedText:
      'Такой хрип не\u00A0убрать громкостью. Запишите эти места тише или восстановите их в\u00A0редакторе звука (de-clip).',
    quiet: (loudness: string) => `Тихо: ${loudness}\u00A0LUFS`,
    quietText: (gain: string, target: string) =>
      `Поднимите громкость на\u00A0${gain}\u00A0дБ, до\u00A0${target}\u00A0LUFS: иначе на\u00A0телефоне вас не\u00A0расслышат.`,
    loud: (loudness: string) => `Громко: ${loudness}\u00A0LUFS`,
    loudText: (gain: string, target: string) =>
      `Убавьте громкость на\u00A0${gain}\u00A0дБ, до\u00A0${target}\u00A0LUFS: такой звук утомляет.`,
    peaks: (peak: string) => `Пики у\u00A0самого предела: ${peak}\u00A0дБ`,
    peaksText: 'Убавьте громкость на\u00A01–2\u00A0дБ: после сжатия такие места хрипят.',
    silenceStart: (sec: number) => `Тишина в\u00A0начале: ${sec}\u00A0с`,
    silenceStartText: 'Обрежьте её: слушатель решит, что запись не\u00A0работает.',
    silenceEnd: (sec: number) => `Тишина в\u00A0конце: ${sec}\u00A0с`,
    silenceEndText: 'Если это не\u00A0пауза для практики, обрежьте её.',
    lowResolution: (size: string) => `Мелкий кадр: ${size}`,
    lowResolutionText: 'На\u00A0большом экране он будет мутным. Лучше 1280×720 и\u00A0крупнее.',
  },
  en: {
    unplayableVideo: (codec: string) => `Browsers cannot play the picture: ${codec}`,
    unplayableAudio: (codec: string) => `Browsers cannot play the sound: ${codec}`,
    notEverywhereVideo: (codec: string) => `Not every browser plays the picture: ${codec}`,
    notEverywhereAudio: (codec: string) => `Not every browser plays the sound: ${codec}`,
    convertVideo: 'Export it as MP4 with H.264: every browser and phone plays that.',
    convertAudio: 'Export the sound as AAC or MP3: every browser and phone plays them.',
    noSound: 'The video has no sound',
    noSoundText: 'If that is what you meant, there is nothing to do.',
    allSilent: 'Nothing can be heard in the recording',
    allSilentText: 'Check which microphone was on, and export the recording again.',
    clipped: (count: number, at: string) =>
      `The sound is clipped in ${count}\u00A0${pluralEn(count, 'place', 'places')}, the first at ${at}`,
    clippedText:
      'Turning it down does not help. Record these places again, or repair them with a de-clipper.',
    quiet: (loudness: string) => `Quiet: ${loudness}\u00A0LUFS`,
    quietText: (gain: string, target: string) =>
      `Raise it by ${gain}\u00A0dB, to ${target}\u00A0LUFS, or you will not be heard on a phone.`,
    loud: (loudness: string) => `Loud: ${loudness}\u00A0LUFS`,
    loudText: (gain: string, target: string) =>
      `Turn it down by ${gain}\u00A0dB, to ${target}\u00A0LUFS: sound like this tires the ear.`,
    peaks: (peak: string) => `Peaks at the very limit: ${peak}\u00A0dB`,
    peaksText: 'Turn it down by 1–2\u00A0dB: such places crackle once they are compressed.',
    silenceStart: (sec: number) => `Silence at the beginning: ${sec}\u00A0s`,
    silenceStartText: 'Cut it off: a listener will think that the recording does not work.',
    silenceEnd: (sec: number) => `Silence at the end: ${sec}\u00A0s`,
    silenceEndText: 'Unless it is time to practise, cut it off.',
    lowResolution: (size: string) => `A small picture: ${size}`,
    lowResolutionText: 'It will be blurred on a large screen. 1280×720 or more is better.',
  },
});
