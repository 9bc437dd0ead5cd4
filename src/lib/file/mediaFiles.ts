import { defineMessages, type Language } from '../i18n/catalogue.ts';

/** Why a file is refused before anything of it is read. */
type FileRefusal = 'empty' | 'not-media' | 'old-format' | 'too-large';

/** Extensions that the platform and browsers play. */
const playable = 'mp4|m4v|mov|webm|mkv|mp3|m4a|aac|wav|flac|ogg|oga|opus';
/** Video extensions that no browser plays. */
const old = 'avi|wmv|flv|mpg|mpeg|vob|3gp|wma';

/** More than any recording: probably a disk image by mistake. */
const largest = 100_000_000_000;

const messages = defineMessages({
  ru: {
    empty: 'Файл пуст',
    'not-media': 'Это не\u00A0видео и\u00A0не\u00A0звук',
    'old-format': 'Такое видео браузеры не\u00A0открывают: сохраните его как MP4',
    'too-large': 'Файл больше 100\u00A0ГБ',
  },
  en: {
    empty: 'The file is empty',
    'not-media': 'This is neither video nor audio',
    'old-format': 'Browsers do not play this kind of video: export it as MP4',
    'too-large': 'The file is over 100 GB',
  },
});

const endsWith = (name: string, endings: string) => new RegExp(`\\.(?:${endings})$`, 'i').test(name.trim());

/** Why a file cannot be sent as a recording, by its name, type and size; null if it can. */
export function mediaRefusal({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): FileRefusal | null {
  if (endsWith(name, old)) return 'old-format';
  if (!endsWith(name, playable) && !/^(?:video|audio)\//.test(type)) return 'not-media';
  if (size === 0) return 'empty';
  return size > largest ? 'too-large' : null;
}

/** The refusal in words. */
export const refusalText = (refusal: FileRefusal, language: Language): string => messages[language][refusal];
