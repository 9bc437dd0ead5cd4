import type { ComponentPropsWithRef } from 'react';
import { canPick, pickFiles } from '#lib/file/pickedFiles.ts';

interface FileInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'hidden' | 'onChange'
> {
  /** What is chosen, for screen readers and tests. */
  'aria-label': string;
  /** Gets the files that were chosen, at least one. */
  onFiles: (files: File[]) => void;
  /**
   * What is chosen is uploaded for so long that the page may be reloaded meanwhile: where the browser can, it is asked for its own
   * references to the files, by which they are found again.
   */
  lasting?: boolean;
}

/** The system's own dialog for files, unseen: a press on it comes from a button of ours. */
export function FileInput({ onFiles, lasting = false, onClick, ...rest }: FileInputProps) {
  const pick = async (multiple: boolean) => {
    const picked = await pickFiles(multiple ? 'files' : 'file');
    if (picked.length > 0) onFiles(picked.map(({ file }) => file));
  };
  return (
    <input
      {...rest}
      type="file"
      hidden
      onClick={(event) => {
        onClick?.(event);
        // The browser gives references on a press of the author only.
        if (!lasting || !canPick() || !navigator.userActivation.isActive) return;
        event.preventDefault();
        void pick(event.currentTarget.multiple);
      }}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        // The same file may be chosen again after it was mended.
        event.target.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}
