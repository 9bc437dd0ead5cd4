import { defineMessages, type Language } from '#lib/i18n/catalogue.ts';
import { mediaRefusal, refusalText } from '#lib/mediaFiles.ts';
import { attachmentProblems } from '../upload/rules.ts';
import type { OutlineKind, SourceFile } from './types.ts';

const texts = defineMessages({
  ru: {
    captions: 'Субтитры модуль пока не\u00A0принимает',
    shortcut: 'Это ярлык, а\u00A0не\u00A0сам файл',
  },
  en: {
    captions: 'A module does not take subtitles yet',
    shortcut: 'This is a shortcut, not the file itself',
  },
});

/** What systems and editors leave in folders, and no author means. */
const leftover = /^(?:\.|~\$|thumbs\.db$|desktop\.ini$|__macosx$|icon\r?$)/i;

/** Whether a file is nothing that the author put there: it is not even spoken of. */
export const isLeftover = ({ name, path }: Pick<SourceFile, 'name' | 'path'>): boolean =>
  [...path, name].some((part) => leftover.test(part));

/** What a file becomes: a lecture, an attachment, or nothing, and why. */
export function kindOf(
  { name, mime, size, refused }: SourceFile,
  language: Language,
): { kind: OutlineKind } | { reason: string } {
  if (refused !== undefined) return { reason: refused };
  const refusal = mediaRefusal({ name, type: mime, size });
  if (refusal === null) return { kind: 'lecture' };
  if (refusal !== 'not-media') return { reason: refusalText(refusal, language) };
  if (/\.(?:srt|vtt|sub|ass|sbv)$/i.test(name)) return { reason: texts[language].captions };
  if (/\.(?:lnk|url|webloc)$/i.test(name)) return { reason: texts[language].shortcut };
  const [problem] = Object.values(attachmentProblems({ fileName: name, size }, language));
  return problem === undefined ? { kind: 'attachment' } : { reason: problem };
}

/** Whether a recording may be an attachment instead, and the other way round. */
export function mayBe({ name, mime, size }: SourceFile, kind: OutlineKind): boolean {
  if (kind === 'lecture') return mediaRefusal({ name, type: mime, size }) === null;
  return Object.keys(attachmentProblems({ fileName: name, size })).length === 0;
}
