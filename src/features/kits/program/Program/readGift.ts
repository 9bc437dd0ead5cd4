import { attachmentRefusal } from '#atoms/program/refusal.ts';
import { isLeftover, kindOf } from '#domain/outline/sort.ts';
import type { SourceFile } from '#domain/outline/types.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { foldersOfFile, type PickedFile } from '#lib/pickedFiles.ts';

/** What the author gave, as far as names go, and the way to its files. */
export interface Gift {
  sources: readonly SourceFile[];
  /** The files of sources, by their ids. */
  files: ReadonlyMap<string, File>;
}

/** A file by its name and place; where it would be an attachment, its first bytes are looked at. */
async function sourceOf(file: File, id: string, language: Language): Promise<SourceFile> {
  const path = foldersOfFile(file).map((name) => name.normalize('NFC'));
  const source = { id, path, name: file.name.normalize('NFC'), size: file.size, mime: file.type };
  const found = isLeftover(source) ? null : kindOf(source, language);
  if (found === null || !('kind' in found) || found.kind === 'lecture') return source;
  const refused = await attachmentRefusal(file, language);
  return refused === null ? source : { ...source, refused };
}

/** Reads what the author gave. */
export async function readGift(picked: readonly PickedFile[], language: Language): Promise<Gift> {
  const files = new Map(picked.map(({ file }, at) => [String(at), file]));
  const sources = await Promise.all([...files].map(([id, file]) => sourceOf(file, id, language)));
  return { sources, files };
}
