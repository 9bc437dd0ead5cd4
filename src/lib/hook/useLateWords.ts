import { useEffect, useState } from 'react';

/** How long a screen reader takes to know a new place, ms. */
const pause = 100;

/**
 * Words for a live region that comes with what it tells of: a place that comes with its words in it is not heard. They are a moment late, at
 * first and after each change.
 */
export function useLateWords(words: string): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), pause);
    return () => clearTimeout(timer);
  }, [words]);
  return said;
}
