import { useStore } from 'jotai';
import type { PickedFile } from '#lib/file/pickedFiles.ts';
import { takeFiles } from './takeFiles.ts';

/** `takeFiles` for a component. */
export function useTakeFiles(): (picked: PickedFile[]) => string[] {
  const store = useStore();
  return (picked) => takeFiles(store, picked);
}
