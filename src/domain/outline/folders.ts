import type { SourceFile } from './types.ts';

/** A folder with its files and folders, in the given order. */
export interface Folder {
  name: string;
  folders: Folder[];
  recordings: SourceFile[];
  others: SourceFile[];
}

const emptyFolder = (name: string): Folder => ({ name, folders: [], recordings: [], others: [] });

/** Builds the folder tree of files, under one root. */
export function foldersOf(files: readonly { file: SourceFile; isRecording: boolean }[]): Folder {
  const root = emptyFolder('');
  const known = new Map<string, Folder>([['', root]]);
  for (const { file, isRecording } of files) {
    let folder = root;
    let address = '';
    for (const name of file.path) {
      address += `/${name}`;
      const found = known.get(address) ?? emptyFolder(name);
      if (!known.has(address)) {
        known.set(address, found);
        folder.folders.push(found);
      }
      folder = found;
    }
    (isRecording ? folder.recordings : folder.others).push(file);
  }
  return root;
}

/** Recordings in a folder and its subfolders. */
export const recordingsIn = ({ recordings, folders }: Folder): number =>
  folders.reduce((sum, folder) => sum + recordingsIn(folder), recordings.length);

/** All other files in a folder and its subfolders. */
export const othersIn = ({ others, folders }: Folder): SourceFile[] => [
  ...others,
  ...folders.flatMap(othersIn),
];

/** The only recording in a folder and its subfolders; null if there are none or more. */
export function onlyRecording(folder: Folder): SourceFile | null {
  if (recordingsIn(folder) !== 1) return null;
  return folder.recordings[0] ?? folder.folders.map(onlyRecording).find((one) => one !== null) ?? null;
}
