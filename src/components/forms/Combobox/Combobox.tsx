import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { FieldSize } from '#components/forms/Field/Field.styles.ts';
import type { FieldFrame } from '#components/forms/Field/fieldParts.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { ComboField } from './ComboField.tsx';
import type { SettledBy } from './comboProps.ts';
import { messages } from './messages.ts';
import { cleanName, exactOption, type ComboOption, type LoadOptions } from './options.ts';
import { useOptions } from './useOptions.ts';

interface ComboboxProps extends FieldFrame {
  /** The id of what is chosen; `null` while nothing is. */
  value: string | null;
  /** Gets the id of what is chosen; `null` only where the field may be emptied. */
  onChange: (id: string | null) => void;
  /** All that may be chosen. */
  options?: readonly ComboOption[];
  /** Asks for what may be chosen as the text is typed, in place of `options`. */
  load?: LoadOptions;
  /** The name of a value that is not among the options. */
  nameOf?: (id: string) => string | undefined;
  /**
   * Makes a new option of the name and gives its id; `null`, or a rejection, when it could not. The caller tells the author
   * why, and the name stays in the field. Without it only what there is can be chosen.
   */
  onCreate?: (name: string) => Promise<string | null>;
  /** The row that makes a new option: «Создать „йога“». */
  createLabel?: (name: string) => string;
  /** The field may be emptied. */
  clearable?: boolean;
  /** What may be typed, while nothing is. */
  placeholder?: string;
  /** What the browser may fill in: `country-name`. */
  autoComplete?: string;
  /** It cannot be changed now. */
  disabled?: boolean;
  /** 36 or 44 px high. */
  size?: Exclude<FieldSize, 'compact'>;
}

/**
 * A choice of one of many that is found by typing. Options are at hand or asked for as the text is typed. What is typed and
 * stands for nothing goes when the author leaves. Few options fit SelectField, several choices MultiCombobox.
 */
export function Combobox({
  value,
  onChange,
  options,
  load,
  nameOf,
  onCreate,
  createLabel,
  clearable = false,
  ...rest
}: ComboboxProps) {
  const text = useMessages(messages);
  const [query, setQuery] = useState<string | null>(null);
  const [met, setMet] = useState(false);
  const [creating, setCreating] = useState(false);
  // Names of options that were chosen from a list that has changed since.
  const [names, setNames] = useState<Record<string, string>>({});
  const { found, state, retry } = useOptions({ options, load }, query ?? '', met || query !== null);

  const name = cleanName(query ?? '');
  const creatable = onCreate !== undefined && name !== '' && exactOption(found, name) === undefined;
  const shown =
    value === null
      ? ''
      : ([...(options ?? []), ...found].find((option) => option.id === value)?.label ??
        names[value] ??
        nameOf?.(value) ??
        value);

  function choose(id: string) {
    const label = found.find((option) => option.id === id)?.label;
    if (label !== undefined) setNames((known) => ({ ...known, [id]: label }));
    setQuery(null);
    if (id !== value) onChange(id);
  }

  async function create() {
    if (onCreate === undefined) return;
    setCreating(true);
    // A rejection means the same as null: the caller has told the author why.
    const id = await onCreate(name).catch(() => null);
    setCreating(false);
    if (id === null) return;
    setNames((known) => ({ ...known, [id]: name }));
    setQuery(null);
    onChange(id);
  }

  function settle(typed: string, by: SettledBy) {
    const exact = exactOption(found, typed);
    const best = exact ?? (by === 'enter' && !creatable && state === 'ready' ? found[0] : undefined);
    if (cleanName(typed) === '') {
      setQuery(null);
      if (clearable && value !== null) onChange(null);
    } else if (best !== undefined && best.disabled !== true) choose(best.id);
    else if (by === 'enter' && creatable) void create();
    else if (by === 'leaving' && !creating) setQuery(null);
  }

  return (
    <ComboField
      {...rest}
      value={value}
      text={shown}
      onChange={choose}
      query={query}
      onQuery={setQuery}
      onSettle={settle}
      sections={[{ title: '', options: found }]}
      state={creating ? 'loading' : state}
      onRetry={retry}
      create={creatable && !creating ? (createLabel ?? text.create)(name) : undefined}
      onCreate={() => void create()}
      nothing={text.nothing}
      icon={<ChevronDown size={16} strokeWidth={1.5} aria-hidden />}
      onFocus={() => setMet(true)}
    />
  );
}
