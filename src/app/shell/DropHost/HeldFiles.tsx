import { useEffect } from 'react';

/** Files cannot be taken yet: a drop of them does nothing, where the browser would open the file in place of the author's work. */
export function HeldFiles() {
  useEffect(() => {
    const hold = (event: DragEvent) => {
      if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    const controller = new AbortController();
    addEventListener('dragover', hold, { signal: controller.signal });
    addEventListener('drop', hold, { signal: controller.signal });
    return () => controller.abort();
  }, []);
  return null;
}
