import type { OutlineItem, SourceFile } from '#domain/outline/types.ts';
import { foldersOfFile, type PickedFile } from '#lib/file/pickedFiles.ts';

/** Whether a file is an archive, by its name. */
export const isArchive = ({ file }: PickedFile) => /\.zip$/i.test(file.name);

/** Whether the picked files are a programme, and not one file for it: a folder, archives, or several files. */
export const isProgramImport = (picked: readonly PickedFile[]): boolean =>
  picked.length > 1 || picked.some((one) => isArchive(one) || foldersOfFile(one.file).length > 0);

/** Whether a folder is among the dropped things. Call it within the event, as browsers require. */
export const holdsFolder = ({ items }: Pick<DataTransfer, 'items'>): boolean =>
  [...items].some((item) => item.kind === 'file' && item.webkitGetAsEntry()?.isDirectory === true);

/** The caption files of a lecture: the first language, then the others. */
export const captionFiles = ({ captions, moreCaptions = [] }: OutlineItem): SourceFile[] =>
  captions === undefined ? [] : [captions, ...moreCaptions];
