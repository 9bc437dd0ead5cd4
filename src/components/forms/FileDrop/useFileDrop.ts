import { useState, type ClipboardEvent, type DragEvent } from 'react';

interface FileDropOptions {
  /** Files are not taken now. */
  disabled?: boolean;
  /** Takes more than the first file. */
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** Files that are dropped on an element, or pasted while the focus is in it. Spread `handlers` on the element. */
export function useFileDrop({ disabled = false, multiple = false, onFiles }: FileDropOptions) {
  const [over, setOver] = useState(false);

  function take(list: FileList) {
    const files = [...list];
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  }

  return {
    /** Files are held over the element. */
    over,
    handlers: {
      onDragEnter: (event: DragEvent) => {
        if (!disabled && event.dataTransfer.types.includes('Files')) setOver(true);
      },
      onDragOver: (event: DragEvent) => {
        if (disabled || !event.dataTransfer.types.includes('Files')) return;
        // Without this the browser would open the file in place of the page.
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      },
      onDragLeave: (event: DragEvent) => {
        const into = event.relatedTarget;
        if (!(into instanceof Node && event.currentTarget.contains(into))) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (disabled) return;
        event.preventDefault();
        take(event.dataTransfer.files);
      },
      onPaste: (event: ClipboardEvent) => {
        if (disabled || event.clipboardData.files.length === 0) return;
        event.preventDefault();
        take(event.clipboardData.files);
      },
    },
  };
}
