import { useEffect, useState } from 'react';

/** An object URL of a blob while the component is mounted; null until then. */
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
