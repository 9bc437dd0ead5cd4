import type { ComboOption } from '#components/forms/Combobox/options.ts';
import { MultiCombobox } from '#components/forms/MultiCombobox/MultiCombobox.tsx';
import type { MultiComboboxProps } from '#components/forms/MultiCombobox/multiProps.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { findTags, newName, type TagOption } from './match.ts';
import { messages } from './messages.ts';

interface TagFieldProps extends Omit<
  MultiComboboxProps,
  'options' | 'find' | 'load' | 'nameOf' | 'creatable' | 'texts'
> {
  /** Every tag there is. */
  options: readonly TagOption[];
  /** How many tags are allowed. */
  max: number;
}

/** Tags of a thing: a list to choose from as the name is typed, and new tags made in place. */
export function TagField({ options, ...rest }: TagFieldProps) {
  const text = useMessages(messages);
  const row = ({ id, name, usageCount }: TagOption): ComboOption =>
    usageCount === undefined
      ? { id, label: name }
      : { id, label: name, note: String(usageCount), noteLabel: text.used(usageCount) };
  return (
    <MultiCombobox
      {...rest}
      options={options.map(row)}
      find={(query) => findTags(options, query).map(row)}
      creatable={(name) => newName(options, name)}
      texts={text}
    />
  );
}
