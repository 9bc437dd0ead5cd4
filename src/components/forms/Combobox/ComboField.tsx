import { Suspense, useRef, type ReactNode } from 'react';
import { Field } from '#components/forms/Field/Field.tsx';
import { Box, Input, type FieldSize } from '#components/forms/Field/Field.styles.ts';
import type { FieldFrame } from '#components/forms/Field/fieldParts.ts';
import { fieldParts } from '#components/forms/Field/fieldParts.ts';
import { preloadable } from '#lib/loading/preloadable.tsx';
import type { ComboListProps } from './ComboList.tsx';
import { Opener } from './Opener.styles.ts';

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

const Inner = preloadable(() => import('./ComboInner.tsx'), {
  afterFirst: true,
  without: ({ held, ...props }) => <Waiting {...props} onHold={(holds) => (held.current = holds)} />,
}).Part;

/** The frame of a field with a list: what works inside is fetched when it is first shown, and what is typed till then stays. */
export function ComboField(props: ComboFieldProps) {
  const focused = useRef(false);
  return (
    <Suspense fallback={<Waiting {...props} onHold={(held) => (focused.current = held)} />}>
      <Inner {...props} held={focused} />
    </Suspense>
  );
}

function Waiting({
  query,
  text,
  onQuery,
  placeholder,
  disabled,
  size,
  icon,
  autoComplete,
  onHold,
  ...rest
}: ComboFieldProps & { onHold: (held: boolean) => void }) {
  const [frame] = fieldParts(rest);
  return (
    <Field {...frame} aria-busy>
      {(control) => (
        <Box $size={size}>
          <Input
            {...control}
            data-control
            value={query ?? text}
            placeholder={placeholder}
            autoComplete={autoComplete}
            disabled={disabled}
            onChange={(event) => onQuery(event.target.value)}
            onFocus={() => onHold(true)}
            onBlur={() => onHold(false)}
            $size={size}
          />
          <Opener as="span">{icon}</Opener>
        </Box>
      )}
    </Field>
  );
}
