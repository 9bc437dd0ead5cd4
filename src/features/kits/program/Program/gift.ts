import type { OutlineItem, SourceFile } from '#domain/outline/types.ts';
import { foldersOfFile, type PickedFile } from '#lib/file/pickedFiles.ts';

/** Whether a file is an archive, by its name. */
export const isArchive = ({ file }: PickedFile) => /\.zip$/i.test(file.name);

/** Whether what was given is a programme, and not a file for it: a folder, archives, or more files than one. */
export const isGift = (picked: readonly PickedFile[]): boolean =>
  picked.length > 1 || picked.some((one) => isArchive(one) || foldersOfFile(one.file).length > 0);

/** Whether a folder is among what is dropped; to be asked within the event. */
export const holdsFolder = ({ items }: Pick<DataTransfer, 'items'>): boolean =>
  [...items].some((item) => item.kind === 'file' && item.webkitGetAsEntry()?.isDirectory === true);

/** The files of captions that a lecture gets: the first language, and others. */
export const captionFiles = ({ captions, moreCaptions = [] }: OutlineItem): SourceFile[] =>
  captions === undefined ? [] : [captions, ...moreCaptions];
