import { useEffect, useState } from 'react';

/** An address of some bytes for as long as they are shown; null until then. */
export function useObjectUrl(content: Blob | null): string | null {
  const [shown, setShown] = useState<{ content: Blob; url: string } | null>(null);
  useEffect(() => {
    if (content === null) return undefined;
    const url = URL.createObjectURL(content);
    let isGone = false;
    queueMicrotask(() => {
      if (!isGone) setShown({ content, url });
    });
    return () => {
      isGone = true;
      URL.revokeObjectURL(url);
    };
  }, [content]);
  return shown !== null && shown.content === content ? shown.url : null;
}
