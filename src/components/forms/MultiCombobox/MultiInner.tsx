import { useId, useLayoutEffect, useRef, useState } from 'react';
import { ComboBox, Group, I18nProvider, Input } from 'react-aria-components';
import { Spinner } from '#components/feedback/Spinner/Spinner.tsx';
import { ComboKeys } from '#components/forms/Combobox/ComboKeys.tsx';
import { ComboList } from '#components/forms/Combobox/ComboList.tsx';
import { cleanName, exactOption, rowKeys } from '#components/forms/Combobox/options.ts';
import { useOptions } from '#components/forms/Combobox/useOptions.ts';
import { Field } from '#components/forms/Field/Field.tsx';
import { fieldParts } from '#components/forms/Field/fieldParts.ts';
import { TagChip } from '#components/primitives/TagChip/TagChip.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { ChipBox, ChipInput, Pending } from './ChipBox.styles.ts';
import { messages } from './messages.ts';
import type { MultiComboboxProps } from './MultiCombobox.tsx';

/** The working half of MultiCombobox, loaded when it is first shown. */
export default function MultiInner({
  value,
  onChange,
  options,
  find,
  load,
  nameOf,
  onCreate,
  creatable,
  max,
  texts,
  disabled = false,
  ...rest
}: MultiComboboxProps) {
  const text = { ...useMessages(messages), ...texts };
  const language = useLanguage();
  const made = useId();
  const [frame] = fieldParts(rest);
  const input = useRef<HTMLInputElement>(null);
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [query, setQuery] = useState('');
  const [met, setMet] = useState(false);
  const [pending, setPending] = useState<string[]>([]);
  // Names of options made here, or chosen from a list that has changed since.
  const [names, setNames] = useState<Record<string, string>>({});
  // An option is made while the author goes on: its id joins those that are chosen by then.
  const latest = useRef({ value, onChange });
  useLayoutEffect(() => {
    latest.current = { value, onChange };
  });

  const { found, state, retry } = useOptions({ options, find, load }, query, met);
  const name = cleanName(query);
  const full = max !== undefined && value.length + pending.length >= max;
  const fresh =
    creatable === undefined ? name !== '' && exactOption(found, name) === undefined : creatable(name);
  const canCreate = onCreate !== undefined && !full && fresh;
  const labelOf = (id: string) =>
    [...(options ?? []), ...found].find((option) => option.id === id)?.label ??
    names[id] ??
    nameOf?.(id) ??
    id;

  function change(ids: readonly string[]) {
    const known = ids.filter((id) => id !== rowKeys.create && id !== rowKeys.retry);
    // The list reports the same choices again when it closes.
    if (known.length === value.length && known.every((id) => value.includes(id))) return;
    if (max !== undefined && known.length > max) return;
    setNames((all) => ({ ...all, ...Object.fromEntries(known.map((id) => [id, labelOf(id)])) }));
    onChange(known);
    setQuery('');
  }

  function remove(id: string) {
    onChange(value.filter((other) => other !== id));
    input.current?.focus();
  }

  async function create() {
    if (onCreate === undefined) return;
    setQuery('');
    setPending((all) => [...all, name]);
    // A rejection means the same as null: the caller has told the author why.
    const id = await onCreate(name).catch(() => null);
    setPending((all) => all.filter((other) => other !== name));
    if (id === null) {
      setQuery((typed) => (typed === '' ? name : typed));
      return;
    }
    setNames((all) => ({ ...all, [id]: name }));
    latest.current.onChange([...latest.current.value.filter((other) => other !== id), id]);
  }

  /** Enter without a highlighted row: the option of that name, a new one, or the best match. */
  function enter() {
    const best = exactOption(found, name) ?? (canCreate || state !== 'ready' ? undefined : found[0]);
    if (best !== undefined && !full && !value.includes(best.id)) change([...value, best.id]);
    else if (best !== undefined) setQuery('');
    else if (canCreate) void create();
  }

  return (
    <Field
      {...frame}
      counter={max === undefined ? undefined : { count: value.length, max }}
      htmlFor={frame.htmlFor ?? made}
    >
      {(control) => (
        <I18nProvider locale={language === 'ru' ? 'ru-RU' : 'en-US'}>
          <ComboBox
            id={control.id}
            aria-label={frame.label}
            aria-describedby={control['aria-describedby']}
            selectionMode="multiple"
            menuTrigger="focus"
            allowsEmptyCollection
            allowsCustomValue
            isDisabled={disabled}
            isInvalid={control['aria-invalid'] ?? false}
            items={found}
            value={value}
            onChange={(keys) => change(keys.map(String))}
            inputValue={query}
            onInputChange={setQuery}
            onFocus={() => setMet(true)}
            disabledKeys={full ? found.map((option) => option.id).filter((id) => !value.includes(id)) : []}
          >
            <ComboKeys
              typing={query !== ''}
              onEnter={enter}
              onRevert={() => setQuery('')}
              onRow={(key) => {
                if (key === rowKeys.retry) retry();
                return key === rowKeys.retry;
              }}
              onEraseLast={value.length > 0 ? () => onChange(value.slice(0, -1)) : undefined}
            >
              <ChipBox
                as={Group}
                ref={setBox}
                // The open list hides the page around it from screen readers; the chips belong to the field and stay.
                data-react-aria-top-layer
                // Only the input takes the focus by a press: the list would close and come again around each chip that goes.
                onMouseDown={(event) => {
                  if (event.target === input.current) return;
                  event.preventDefault();
                  if (event.target === event.currentTarget) input.current?.focus();
                }}
              >
                {value.map((id) => (
                  <TagChip
                    key={id}
                    label={labelOf(id)}
                    removeLabel={text.remove(labelOf(id))}
                    onRemove={disabled ? undefined : () => remove(id)}
                  />
                ))}
                {pending.map((waiting) => (
                  <Pending key={waiting}>
                    <Spinner size={14} label={text.creating(waiting)} />
                    {waiting}
                  </Pending>
                ))}
                <ChipInput
                  as={Input}
                  ref={input}
                  data-control
                  enterKeyHint="enter"
                  placeholder={full ? '' : text.add}
                />
              </ChipBox>
            </ComboKeys>
            <ComboList
              sections={[{ title: '', options: found }]}
              query={query}
              state={state}
              onRetry={retry}
              create={canCreate ? text.create(name) : undefined}
              onCreate={() => void create()}
              nothing={text.nothing}
              remark={full && max !== undefined ? text.full(max) : undefined}
              dialog={box?.closest('dialog') ?? undefined}
            />
          </ComboBox>
        </I18nProvider>
      )}
    </Field>
  );
}
