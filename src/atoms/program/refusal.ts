import { errorWords } from '#api/api-error.ts';
import { attachmentProblems, tellingBytes } from '#domain/upload/rules.ts';
import type { Language } from '#lib/i18n/catalogue.ts';

/** Why a module refuses a file, by its first bytes, before anything is sent; null if it accepts it. */
export async function attachmentRefusal(file: File, language: Language): Promise<string | null> {
  try {
    const head = new Uint8Array(await file.slice(0, tellingBytes).arrayBuffer());
    const problems = attachmentProblems({ fileName: file.name, size: file.size, head }, language);
    return Object.values(problems)[0] ?? null;
  } catch (error) {
    return errorWords(error, language);
  }
}
