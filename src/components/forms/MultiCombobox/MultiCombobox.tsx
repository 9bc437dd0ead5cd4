import { Suspense, useRef, useState } from 'react';
import { Field } from '#components/forms/Field/Field.tsx';
import { fieldParts } from '#components/forms/Field/fieldParts.ts';
import { TagChip } from '#components/primitives/TagChip/TagChip.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { preloadable } from '#lib/loading/preloadable.tsx';
import { ChipBox, ChipInput } from './ChipBox.styles.ts';
import { messages } from './messages.ts';
import type { MultiBegun, MultiComboboxProps } from './multiProps.ts';

const Inner = preloadable(() => import('./MultiInner.tsx'), {
  afterFirst: true,
  // What is typed has nowhere to be searched.
  without: (props) => <Waiting {...props} />,
}).Part;

/** Several choices of many, as chips: the list is searched as the text is typed, and stays open for the next one. */
export function MultiCombobox(props: MultiComboboxProps) {
  const [typed, setTyped] = useState('');
  const held = useRef(false);
  return (
    <Suspense fallback={<Waiting {...props} typed={typed} held={held} onType={setTyped} />}>
      <Inner {...props} typed={typed} held={held} />
    </Suspense>
  );
}

/** The same box with the same chips, until what works inside it has come. */
function Waiting({
  value,
  options = [],
  nameOf,
  max,
  texts,
  disabled,
  typed,
  held,
  onType,
  ...rest
}: MultiComboboxProps & MultiBegun & { onType?: (text: string) => void }) {
  const text = { ...useMessages(messages), ...texts };
  const [frame] = fieldParts(rest);
  return (
    <Field {...frame} counter={max === undefined ? undefined : { count: value.length, max }} aria-busy>
      {(control) => (
        <ChipBox>
          {value.map((id) => {
            const name = options.find((option) => option.id === id)?.label ?? nameOf?.(id) ?? id;
            return (
              <TagChip
                key={id}
                label={name}
                onRemove={disabled ? undefined : () => {}}
                removeLabel={text.remove(name)}
                inert
              />
            );
          })}
          <ChipInput
            {...control}
            readOnly={onType === undefined}
            disabled={disabled}
            value={typed}
            placeholder={text.add}
            onChange={(event) => onType?.(event.target.value)}
            onFocus={() => (held.current = true)}
            onBlur={() => (held.current = false)}
          />
        </ChipBox>
      )}
    </Field>
  );
}
