import type { ReactNode } from 'react';
import type { FieldSize } from '#components/forms/Field/Field.styles.ts';
import type { FieldFrame } from '#components/forms/Field/fieldParts.ts';
import type { ComboListProps } from './ComboList.tsx';

/** How the author left what was typed: by Enter, or by going elsewhere. */
export type SettledBy = 'enter' | 'leaving';

export interface ComboFieldProps
  extends
    FieldFrame,
    Pick<ComboListProps, 'sections' | 'state' | 'onRetry' | 'create' | 'onCreate' | 'remark'> {
  /** The chosen id; it need not be among the options. */
  value: string | null;
  /** How the value reads. */
  text: string;
  onChange: (id: string) => void;
  /** What is typed; `null` while the value stands there. */
  query: string | null;
  onQuery: (text: string | null) => void;
  /** What is typed means something now, or goes. */
  onSettle: (text: string, by: SettledBy) => void;
  /** What stands out in the labels of the list. */
  marked?: string;
  /** What the list says when it is empty. */
  nothing: string;
  /** A 16 px icon at the end of the box, which opens the list. */
  icon: ReactNode;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  size?: Exclude<FieldSize, 'compact'> | undefined;
  inputMode?: 'text' | 'numeric';
  autoComplete?: string | undefined;
  onFocus?: (() => void) | undefined;
}
