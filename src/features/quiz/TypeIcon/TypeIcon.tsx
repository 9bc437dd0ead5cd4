import {
  AlignLeft,
  ArrowDownUp,
  CircleDot,
  CircleHelp,
  SquareCheck,
  TextCursorInput,
  ToggleLeft,
} from 'lucide-react';

interface TypeIconProps {
  /** The type of a question. */
  type: string;
  /** Side, px. */
  size?: number;
}

/** The icon of a type of question; the word stands beside it. */
export function TypeIcon({ type, size = 16 }: TypeIconProps) {
  const look = { size, strokeWidth: 1.5, 'aria-hidden': true };
  switch (type) {
    case 'single':
      return <CircleDot {...look} />;
    case 'multiple':
      return <SquareCheck {...look} />;
    case 'boolean':
      return <ToggleLeft {...look} />;
    case 'short':
      return <TextCursorInput {...look} />;
    case 'open':
      return <AlignLeft {...look} />;
    case 'order':
      return <ArrowDownUp {...look} />;
    default:
      return <CircleHelp {...look} />;
  }
}
