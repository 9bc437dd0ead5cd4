import type { ReactNode } from 'react';
import { useTyped } from './useTyped.ts';

interface TypedProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
  /** Draws the control. */
  children: (field: { value: Value; onChange: (value: Value) => void }) => ReactNode;
}

/** A field outside the form that edits the same draft: what is typed is seen before what it brings is worked out. */
export function Typed<Value>({ value: stored, onChange: tell, children }: TypedProps<Value>) {
  const [value, onChange] = useTyped(stored, tell);
  return children({ value, onChange });
}
