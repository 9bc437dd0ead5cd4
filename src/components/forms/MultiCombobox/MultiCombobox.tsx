import { Suspense, useRef, useState, type RefObject } from 'react';
import type { ComboOption, LoadOptions } from '#components/forms/Combobox/options.ts';
import { Field, type FieldTexts } from '#components/forms/Field/Field.tsx';
import { fieldParts } from '#components/forms/Field/fieldParts.ts';
import { TagChip } from '#components/primitives/TagChip/TagChip.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { preloadable } from '#lib/loading/preloadable.tsx';
import { ChipBox, ChipInput } from './ChipBox.styles.ts';
import { messages } from './messages.ts';

/** What a field of several choices says. Each has a general text by default. */
interface MultiTexts {
  /** What stands where one may be added. */
  add: string;
  /** The cross of a chip. */
  remove: (name: string) => string;
  /** The row that makes a new option. */
  create: (name: string) => string;
  /** While it is being made. */
  creating: (name: string) => string;
  /** Nothing matches what is typed. */
  nothing: string;
  /** No more can be added. */
  full: (max: number) => string;
}

export interface MultiComboboxProps extends FieldTexts {
  /** Ids of what is chosen, in the order in which it was added. */
  value: readonly string[];
  /** Gets the ids after one is added or taken off. */
  onChange: (ids: string[]) => void;
  /** All that may be chosen. */
  options?: readonly ComboOption[];
  /** A search over the options in place of the general one. */
  find?: (text: string) => readonly ComboOption[];
  /** Asks for what may be chosen as the text is typed, in place of `options`. */
  load?: LoadOptions;
  /** The name of a chosen id that is not among the options. */
  nameOf?: (id: string) => string | undefined;
  /**
   * Makes a new option of the name and gives its id; `null`, or a rejection, when it could not. The caller tells the author
   * why, the name goes back into the field. Without it only what there is can be chosen.
   */
  onCreate?: (name: string) => Promise<string | null>;
  /** Whether a name may be made: by default any that no option has. */
  creatable?: (name: string) => boolean;
  /** How many may be chosen. Without it there is no limit and no counter. */
  max?: number;
  /** Words of its own in place of the usual ones. */
  texts?: Partial<MultiTexts>;
  /** It cannot be changed now. */
  disabled?: boolean;
  /** Id of the input. */
  id?: string;
}

/** What a field has before what works inside it is there, and gives on to that. */
export interface MultiBegun {
  typed: string;
  /** It has the focus. */
  held: RefObject<boolean>;
}

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
