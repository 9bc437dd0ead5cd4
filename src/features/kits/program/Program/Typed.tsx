import { useState, type ReactNode } from 'react';
import { afterPaint } from '#lib/loading/afterPaint.ts';

interface TypedProps {
  value: string;
  onChange: (value: string) => void;
  /** Draws the control. */
  children: (field: { value: string; onChange: (value: string) => void }) => ReactNode;
}

/**
 * A text of the programme that is seen as it is typed, and told right after that: in a programme of ten thousand lectures what a letter
 * brings, from sums to rows, takes longer than a frame.
 */
export function Typed({ value: stored, onChange: tell, children }: TypedProps) {
  const [typed, setTyped] = useState<string | null>(null);

  const type = (value: string) => {
    setTyped(value);
    afterPaint(() => {
      tell(value);
      // One that was typed meanwhile waits for its own turn.
      setTyped((last) => (last === value ? null : last));
    });
  };
  return children({ value: typed ?? stored, onChange: type });
}
