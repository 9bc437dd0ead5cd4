import { useState, type ReactNode } from 'react';
import { LinesEditor, type LinesFrame } from './LinesEditor.tsx';
import { identified, lineOf } from './lines.ts';

interface LinesFieldProps extends LinesFrame {
  /** The texts in their order. */
  value: readonly string[];
  /** Gets all texts. Lines without any are not among them, but for those of `value` that stand as they were. */
  onChange: (lines: string[]) => void;
  /** What is wrong with a line, by its place from 0. */
  errors?: Readonly<Record<number, ReactNode>>;
}

/**
 * A list of short texts, each a line: goals, questions to a client. Enter begins the next, a list that is pasted becomes as
 * many lines, and the order is changed by a drag, by keys or by a menu. What is removed can be put back.
 */
export function LinesField({ value, onChange, errors = {}, ...rest }: LinesFieldProps) {
  const [known, setKnown] = useState(() => value.map(lineOf));
  const same = known.length === value.length && known.every(({ text }, at) => text === value[at]);
  const lines = same ? known : identified(value, known);
  if (!same) setKnown(lines);
  return (
    <LinesEditor
      {...rest}
      lines={lines}
      make={lineOf}
      errors={Object.fromEntries(lines.map(({ id }, at) => [id, errors[at]]))}
      onChange={(next) => {
        setKnown(next);
        onChange(next.map(({ text }) => text));
      }}
    />
  );
}
