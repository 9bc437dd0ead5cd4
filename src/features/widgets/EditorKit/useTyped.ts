import { useRef, useState } from 'react';
import { afterPaint, flushPaints } from '#lib/afterPaint.ts';

/**
 * A value that is shown at once and, where it is typed, told right after the paint: a key is seen before the draft, its differences and
 * its steps are worked out. Of several changes before that paint the last one is told. What is chosen is told at once.
 */
export function useTyped<Value>(stored: Value, tell: (value: Value) => void) {
  const [typed, setTyped] = useState<{ value: Value } | null>(null);
  const last = useRef<{ value: Value } | null>(null);

  const type = (value: Value) => {
    if (typeof value !== 'string' && typeof value !== 'number') {
      flushPaints();
      tell(value);
      return;
    }
    const waits = last.current !== null;
    last.current = { value };
    setTyped({ value });
    if (waits) return;
    afterPaint(() => {
      const due = last.current;
      last.current = null;
      if (due !== null) tell(due.value);
      setTyped(null);
    });
  };
  return [typed === null ? stored : typed.value, type] as const;
}
