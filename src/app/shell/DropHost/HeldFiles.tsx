import { useEffect } from 'react';

/** Used until files can be taken: a drop does nothing, instead of opening the file in place of the page. */
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
