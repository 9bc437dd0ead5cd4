import { defineMessages, type Language } from '#lib/i18n/catalogue.ts';
import { mediaRefusal, refusalText } from '#lib/file/mediaFiles.ts';
import { attachmentProblems } from '../upload/rules.ts';
import type { OutlineKind, SourceFile } from './types.ts';

const texts = defineMessages({
  ru: {
    captions: 'Такие субтитры кабинет не\u00A0читает: подойдут .vtt, .srt и\u00A0.sbv',
    noRecording: 'Нет записи с\u00A0таким именем, к\u00A0которой были\u00A0бы эти субтитры',
    shortcut: 'Это ярлык, а\u00A0не\u00A0сам файл',
  },
  en: {
    captions: 'The console reads captions in .vtt, .srt and .sbv only',
    noRecording: 'There is no recording of this name for these captions',
    shortcut: 'This is a shortcut, not the file itself',
  },
});

/** System files in folders that no author means. */
const leftover = /^(?:\.|~\$|thumbs\.db$|desktop\.ini$|__macosx$|icon\r?$)/i;

/** Whether a file is a system file: it is not even mentioned. */
export const isLeftover = ({ name, path }: Pick<SourceFile, 'name' | 'path'>): boolean =>
  [...path, name].some((part) => leftover.test(part));

/** Captions formats that the console reads. */
const readable = /\.(?:vtt|srt|sbv)$/i;

/** Why captions without a lecture of the same name are left out. */
export const strayCaptions = (language: Language): string => texts[language].noRecording;

/** What a file becomes: a lecture, its captions, an attachment, or nothing, and why. */
export function kindOf(
  { name, mime, size, refused }: SourceFile,
  language: Language,
): { kind: OutlineKind | 'captions' } | { reason: string } {
  if (refused !== undefined) return { reason: refused };
  const refusal = mediaRefusal({ name, type: mime, size });
  if (refusal === null) return { kind: 'lecture' };
  if (refusal !== 'not-media') return { reason: refusalText(refusal, language) };
  if (readable.test(name)) return { kind: 'captions' };
  if (/\.(?:sub|ass|ssa)$/i.test(name)) return { reason: texts[language].captions };
  if (/\.(?:lnk|url|webloc)$/i.test(name)) return { reason: texts[language].shortcut };
  const [problem] = Object.values(attachmentProblems({ fileName: name, size }, language));
  return problem === undefined ? { kind: 'attachment' } : { reason: problem };
}

/** Whether a recording may become an attachment, and the reverse. */
export function mayBe({ name, mime, size }: SourceFile, kind: OutlineKind): boolean {
  if (kind === 'lecture') return mediaRefusal({ name, type: mime, size }) === null;
  return Object.keys(attachmentProblems({ fileName: name, size })).length === 0;
}
