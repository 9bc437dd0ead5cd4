import { Suspense, useRef } from 'react';
import { Field } from '#components/forms/Field/Field.tsx';
import { Box, Input } from '#components/forms/Field/Field.styles.ts';
import { fieldParts } from '#components/forms/Field/fieldParts.ts';
import { preloadable } from '#lib/loading/preloadable.tsx';
import type { ComboFieldProps } from './comboProps.ts';
import { Opener } from './Opener.styles.ts';

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
