import type { ComponentPropsWithRef } from 'react';

export interface FileInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'hidden' | 'onChange'
> {
  /** What is chosen, for screen readers and tests. */
  'aria-label': string;
  /** Gets the files that were chosen, at least one. */
  onFiles: (files: File[]) => void;
}

/** The system's own dialog for files, unseen: a press on it comes from a button of ours. */
export function FileInput({ onFiles, ...rest }: FileInputProps) {
  return (
    <input
      {...rest}
      type="file"
      hidden
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        // The same file may be chosen again after it was mended.
        event.target.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}
