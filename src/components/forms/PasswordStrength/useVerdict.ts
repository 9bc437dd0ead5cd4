import { useEffect, useState } from 'react';
import type { Verdict } from './judge.ts';

/** How long the author must rest before the password is judged, ms: each change is told to screen readers. */
const rest = 250;

const loadJudge = () => import('./judge.ts');

/**
 * How strong a password is. The library is loaded when the first sign is typed; where it cannot be had, or while it comes,
 * there is no verdict, or the last one.
 */
export function useVerdict(password: string, known: readonly string[]): Verdict | null {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const joined = known.join('\n');
  const empty = password === '';
  useEffect(() => {
    if (empty) return;
    let stale = false;
    const loading = loadJudge();
    const timer = setTimeout(() => {
      loading.then(
        ({ judge }) => stale || setVerdict(judge(password, joined.split('\n'))),
        () => undefined,
      );
    }, rest);
    loading.catch(() => undefined);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [password, joined, empty]);
  return empty ? null : verdict;
}
