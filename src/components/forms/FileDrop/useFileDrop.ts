import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { filesOfTransfer, type PickedFile } from '#lib/file/pickedFiles.ts';

interface FileDropOptions {
  /** Files are not taken now. */
  disabled?: boolean;
  /** Takes more than the first file. */
  multiple?: boolean;
  onFiles: (files: File[]) => void;
  /** Gets the same with the browser's references to the files, in place of `onFiles`; folders are opened. */
  onPicked?: ((picked: PickedFile[]) => void) | undefined;
}

/** Files that are dropped on an element, or pasted while the focus is in it. Spread `handlers` on the element. */
export function useFileDrop({ disabled = false, multiple = false, onFiles, onPicked }: FileDropOptions) {
  const [over, setOver] = useState(false);

  const some = <T>(all: T[]) => (multiple ? all : all.slice(0, 1));

  async function pick(transfer: DataTransfer, give: (picked: PickedFile[]) => void) {
    const picked = await filesOfTransfer(transfer);
    if (picked.length > 0) give(some(picked));
  }

  function take(transfer: DataTransfer) {
    const files = [...transfer.files];
    if (onPicked !== undefined) void pick(transfer, onPicked);
    else if (files.length > 0) onFiles(some(files));
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
        take(event.dataTransfer);
      },
      onPaste: (event: ClipboardEvent) => {
        if (disabled || event.clipboardData.files.length === 0) return;
        event.preventDefault();
        take(event.clipboardData);
      },
    },
  };
}
