import type { ReactNode } from 'react';
import { FailedGlyph } from '#components/feedback/Glyph/FailedGlyph.tsx';
import { Note } from './Field.styles.ts';

interface FieldNoteProps {
  id: string;
  /** The note says what is wrong. */
  invalid?: boolean;
  /** The field is one of those that stand close together. */
  small?: boolean;
  children: ReactNode;
}

/** The line under a control: a hint, or an error with its sign. */
export function FieldNote({ id, invalid = false, small = false, children }: FieldNoteProps) {
  return (
    <Note id={id} $invalid={invalid} $small={small}>
      {invalid && <FailedGlyph />}
      <span>{children}</span>
    </Note>
  );
}
