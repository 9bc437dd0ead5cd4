import { useId, useLayoutEffect, useRef, useState, type Ref, type RefObject } from 'react';
import { ComboBox, Group, I18nProvider, Input } from 'react-aria-components';
import { Spinner } from '#components/feedback/Spinner/Spinner.tsx';
import { ComboKeys } from '#components/forms/Combobox/ComboKeys.tsx';
import { ComboList } from '#components/forms/Combobox/ComboList.tsx';
import { cleanName, exactOption, rowKeys, type ComboOption } from '#components/forms/Combobox/options.ts';
import { useHeldFocus } from '#components/forms/Combobox/useHeldFocus.ts';
import { useOptions } from '#components/forms/Combobox/useOptions.ts';
import { Field } from '#components/forms/Field/Field.tsx';
import { fieldParts } from '#components/forms/Field/fieldParts.ts';
import { TagChip } from '#components/primitives/TagChip/TagChip.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { ChipBox, ChipInput, Pending } from './ChipBox.styles.ts';
import { messages } from './messages.ts';
import type { MultiBegun, MultiComboboxProps } from './multiProps.ts';

type Choosing = Pick<
  MultiComboboxProps,
  'value' | 'onChange' | 'options' | 'find' | 'load' | 'nameOf' | 'onCreate' | 'creatable' | 'max'
> &
  Pick<MultiBegun, 'typed'>;

/** What is typed, what is found by it, and what becomes of it. */
function useChoosing(props: Choosing) {
  const { value, onChange, options, find, load, nameOf, onCreate, creatable, max } = props;
  const [query, setQuery] = useState(props.typed);
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

  async function create() {
    if (onCreate === undefined) return;
    setQuery('');
    setPending((all) => [...all, name]);
    // A rejection means the same as null: the caller has told the author why.
    const id = await onCreate(name).catch(() => null);
    setPending((all) => all.filter((other) => other !== name));
    if (id === null) {
      setQuery((now) => (now === '' ? name : now));
      return;
    }
    setNames((all) => ({ ...all, [id]: name }));
    latest.current.onChange([...latest.current.value.filter((other) => other !== id), id]);
  }

  function take({ id }: ComboOption) {
    if (full || value.includes(id)) setQuery('');
    else change([...value, id]);
  }

  /** Enter without a highlighted row: the option of that name, a new one, or the best match. */
  function enter() {
    const best = exactOption(found, name) ?? (canCreate || state !== 'ready' ? undefined : found[0]);
    if (best !== undefined) take(best);
    else if (canCreate) void create();
  }

  /** Going elsewhere: only the option of exactly that name is meant. */
  function leave() {
    const exact = exactOption(found, name);
    if (exact !== undefined && !full) take(exact);
  }

  const meet = () => setMet(true);
  const list = { found, state, retry, full, canCreate, name, labelOf, pending };
  return { ...list, query, setQuery, change, create, enter, leave, meet };
}

interface ChipsProps {
  boxRef: Ref<HTMLDivElement>;
  inputRef: RefObject<HTMLInputElement | null>;
  value: readonly string[];
  /** Names of options that are being made. */
  pending: readonly string[];
  labelOf: (id: string) => string;
  text: Pick<(typeof messages)['ru'], 'remove' | 'creating'>;
  placeholder: string;
  onRemove: ((id: string) => void) | undefined;
}

/** What is chosen, as chips in one line with the input. */
function Chips({ boxRef, inputRef, value, pending, labelOf, text, placeholder, onRemove }: ChipsProps) {
  return (
    <ChipBox
      as={Group}
      ref={boxRef}
      // The open list hides the page around it from screen readers; the chips belong to the field and stay.
      data-react-aria-top-layer
      // Only the input takes the focus by a press: the list would close and come again around each chip that goes.
      onMouseDown={(event) => {
        if (event.target === inputRef.current) return;
        event.preventDefault();
        if (event.target === event.currentTarget) inputRef.current?.focus();
      }}
    >
      {value.map((id) => (
        <TagChip
          key={id}
          label={labelOf(id)}
          removeLabel={text.remove(labelOf(id))}
          onRemove={onRemove && (() => onRemove(id))}
        />
      ))}
      {pending.map((waiting) => (
        <Pending key={waiting}>
          <Spinner size={14} label={text.creating(waiting)} />
          {waiting}
        </Pending>
      ))}
      <ChipInput as={Input} ref={inputRef} data-control enterKeyHint="enter" placeholder={placeholder} />
    </ChipBox>
  );
}

/** The working half of MultiCombobox, loaded when it is first shown. */
export default function MultiInner(props: MultiComboboxProps & MultiBegun) {
  const { value, onChange, max, texts, disabled = false } = props;
  const text = { ...useMessages(messages), ...texts };
  const language = useLanguage();
  const made = useId();
  const [frame] = fieldParts(props);
  const input = useHeldFocus(props.held, props.typed !== '');
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const choosing = useChoosing(props);
  const { query, setQuery, found, full, name } = choosing;

  function remove(id: string) {
    onChange(value.filter((other) => other !== id));
    input.current?.focus();
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
            onChange={(keys) => choosing.change(keys.map(String))}
            inputValue={query}
            onInputChange={setQuery}
            onFocus={choosing.meet}
            onBlur={choosing.leave}
            disabledKeys={full ? found.map((option) => option.id).filter((id) => !value.includes(id)) : []}
          >
            <ComboKeys
              typing={query !== ''}
              onEnter={choosing.enter}
              onRevert={() => setQuery('')}
              onRow={(key) => {
                if (key === rowKeys.retry) choosing.retry();
                return key === rowKeys.retry;
              }}
              onEraseLast={value.length > 0 ? () => onChange(value.slice(0, -1)) : undefined}
            >
              <Chips
                boxRef={setBox}
                inputRef={input}
                pending={choosing.pending}
                labelOf={choosing.labelOf}
                {...{ value, text }}
                placeholder={full ? '' : text.add}
                onRemove={disabled ? undefined : remove}
              />
            </ComboKeys>
            <ComboList
              sections={[{ title: '', options: found }]}
              query={query}
              state={choosing.state}
              onRetry={choosing.retry}
              create={choosing.canCreate ? text.create(name) : undefined}
              onCreate={() => void choosing.create()}
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
