import { lazy, Suspense } from 'react';
import { Field, type FieldTexts } from '#components/forms/Field/Field.tsx';
import { TagChip } from '#components/primitives/TagChip/TagChip.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import type { TagOption } from './match.ts';
import { messages } from './messages.ts';
import { TagBox, TagInput } from './TagBox.styles.ts';

export type { TagOption };

export interface TagFieldProps extends FieldTexts {
  /** Ids of the chosen tags, in the order in which they were added. */
  value: readonly string[];
  /** Every tag there is. */
  options: readonly TagOption[];
  /** Gets the ids after a tag is added or taken off. */
  onChange: (ids: string[]) => void;
  /**
   * Makes a tag of the name and gives its id; `null`, or a rejection, when it could not. The caller tells the author why,
   * the name goes back into the field. Without it only tags that exist can be chosen.
   */
  onCreate?: (name: string) => Promise<string | null>;
  /** How many tags are allowed. */
  max: number;
  disabled?: boolean;
  /** Id of the input. */
  id?: string;
}

const Inner = lazy(() => import('./TagFieldInner.tsx'));

/** Tags of a thing: a list to choose from as the name is typed, and new tags made in place. */
export function TagField(props: TagFieldProps) {
  return (
    <Suspense fallback={<Waiting {...props} />}>
      <Inner {...props} />
    </Suspense>
  );
}

/** The same box with the same chips, until what works inside it has come. */
function Waiting({ value, options, max, label, labelHidden, labelSize, hint, error, id }: TagFieldProps) {
  const text = useMessages(messages);
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      labelSize={labelSize}
      hint={hint}
      error={error}
      counter={{ count: value.length, max }}
      htmlFor={id}
      aria-busy
    >
      {(control) => (
        <TagBox>
          {value.map((tag) => {
            const name = options.find((option) => option.id === tag)?.name ?? tag;
            return (
              <TagChip key={tag} label={name} onRemove={() => {}} removeLabel={text.remove(name)} inert />
            );
          })}
          <TagInput {...control} readOnly value="" placeholder={text.add} />
        </TagBox>
      )}
    </Field>
  );
}
