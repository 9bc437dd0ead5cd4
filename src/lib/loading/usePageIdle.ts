import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/** Whether the page has been idle since the component mounted. Requests that wait for it do not delay the first rows. */
export function usePageIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
