import { useEffect, useEffectEvent, useState } from 'react';
import { filesOfTransfer, type PickedFile } from '#lib/file/pickedFiles.ts';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, [contenteditable="true"]') !== null;

/** A dialog is about one thing; files dropped beside it are not meant for it. */
const inDialog = () => document.querySelector('dialog[open]') !== null;

/** Files that are dropped on the window outside of any drop area, or pasted outside of any field. Empty if the dropped folder was empty. */
export function useWindowDrop(onPicked: (picked: PickedFile[]) => void): { over: boolean } {
  const [over, setOver] = useState(false);
  const give = useEffectEvent(async (transfer: DataTransfer) => onPicked(await filesOfTransfer(transfer)));

  useEffect(() => {
    // A picture or link of the page itself is being dragged: no file comes from outside.
    let ours = false;
    const begin = () => (ours = true);
    const end = () => {
      ours = false;
      setOver(false);
    };
    const hold = (event: DragEvent) => {
      if (ours || !hasFiles(event)) return;
      // A drop area under the pointer has claimed them.
      setOver(!event.defaultPrevented && !inDialog());
      if (event.defaultPrevented) return;
      // Otherwise the browser would open the file in place of the page.
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = inDialog() ? 'none' : 'copy';
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (ours || !hasFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      if (event.dataTransfer && !inDialog()) void give(event.dataTransfer);
    };
    const paste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || inDialog()) return;
      if (event.clipboardData && event.clipboardData.files.length > 0) void give(event.clipboardData);
    };
    const controller = new AbortController();
    const options = { signal: controller.signal };
    addEventListener('dragstart', begin, options);
    addEventListener('dragend', end, options);
    addEventListener('dragover', hold, options);
    addEventListener('dragleave', leave, options);
    addEventListener('drop', drop, options);
    addEventListener('paste', paste, options);
    return () => controller.abort();
  }, []);

  return { over };
}
