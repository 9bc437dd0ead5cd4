import { Check, Plus } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { ComboBox, Group, I18nProvider, Input } from 'react-aria-components';
import { Spinner } from '#components/feedback/Spinner/Spinner.tsx';
import { Field } from '#components/forms/Field/Field.tsx';
import { TagChip } from '#components/primitives/TagChip/TagChip.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { cleanName, findTags, nameParts, newName } from './match.ts';
import { messages } from './messages.ts';
import { Pending, TagBox, TagInput } from './TagBox.styles.ts';
import type { TagFieldProps } from './TagField.tsx';
import { Count, CreateRow, List, Mark, Name, Panel, Remark, Row } from './TagList.styles.ts';
import { TagKeys } from './TagKeys.tsx';

/** Key of the row that makes a new tag. No id of a tag begins with a line break. */
const CREATE = '\ncreate';

/** The working half of TagField, loaded when it is first shown. */
export default function TagFieldInner({
  value,
  options,
  onChange,
  onCreate,
  max,
  disabled = false,
  id,
  ...texts
}: TagFieldProps) {
  const text = useMessages(messages);
  const language = useLanguage();
  const made = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [pending, setPending] = useState<string[]>([]);
  // Names of tags made here, until the caller's options hold them.
  const [fresh, setFresh] = useState<Record<string, string>>({});
  // A tag is made while the author goes on: its id joins the tags that are chosen by then.
  const latest = useRef({ value, onChange });
  useLayoutEffect(() => {
    latest.current = { value, onChange };
  });

  const full = value.length + pending.length >= max;
  const matches = findTags(options, query);
  const creatable = onCreate !== undefined && !full && newName(options, query);
  const nameOf = (tag: string) => options.find((option) => option.id === tag)?.name ?? fresh[tag] ?? tag;

  function change(ids: readonly string[]) {
    const known = ids.filter((tag) => tag !== CREATE);
    // The list reports the same tags again when it closes.
    if (known.length === value.length && known.every((tag) => value.includes(tag))) return;
    if (known.length > max) return;
    onChange(known);
    setQuery('');
  }

  function remove(tag: string) {
    onChange(value.filter((other) => other !== tag));
    input.current?.focus();
  }

  async function create() {
    const name = cleanName(query);
    if (onCreate === undefined) return;
    setQuery('');
    setPending((names) => [...names, name]);
    // A rejection means the same as null: the caller has told the author why.
    const tag = await onCreate(name).catch(() => null);
    setPending((names) => names.filter((other) => other !== name));
    if (tag === null) {
      setQuery((typed) => (typed === '' ? name : typed));
      return;
    }
    setFresh((names) => ({ ...names, [tag]: name }));
    latest.current.onChange([...latest.current.value.filter((other) => other !== tag), tag]);
  }

  /** Enter without a highlighted row: the tag of that name, a new tag, or the best match. */
  function enter() {
    const exact = matches.find((option) => !newName([option], query));
    const best = exact ?? (creatable ? undefined : matches[0]);
    if (best !== undefined && !full && !value.includes(best.id)) change([...value, best.id]);
    else if (best !== undefined) setQuery('');
    else if (creatable) void create();
  }

  return (
    <Field {...texts} counter={{ count: value.length, max }} htmlFor={id ?? made}>
      {(control) => (
        <I18nProvider locale={language === 'ru' ? 'ru-RU' : 'en-US'}>
          <ComboBox
            id={control.id}
            aria-label={texts.label}
            aria-describedby={control['aria-describedby']}
            selectionMode="multiple"
            menuTrigger="focus"
            allowsEmptyCollection
            allowsCustomValue
            isDisabled={disabled}
            isInvalid={control['aria-invalid'] ?? false}
            items={matches}
            value={value}
            onChange={(keys) => change(keys.map(String))}
            inputValue={query}
            onInputChange={setQuery}
            disabledKeys={
              full ? options.map((option) => option.id).filter((tag) => !value.includes(tag)) : []
            }
          >
            <TagKeys
              empty={query === ''}
              onEnter={enter}
              onEraseLast={() => onChange(value.slice(0, -1))}
              canErase={value.length > 0}
            >
              <TagBox
                as={Group}
                // The open list hides the page around it from screen readers; the chips belong to the field and stay.
                data-react-aria-top-layer
                onMouseDown={(event) => {
                  if (event.target !== event.currentTarget) return;
                  event.preventDefault();
                  input.current?.focus();
                }}
              >
                {value.map((tag) => (
                  <TagChip
                    key={tag}
                    label={nameOf(tag)}
                    removeLabel={text.remove(nameOf(tag))}
                    onRemove={disabled ? undefined : () => remove(tag)}
                  />
                ))}
                {pending.map((name) => (
                  <Pending key={name}>
                    <Spinner size={14} label={text.creating(name)} />
                    {name}
                  </Pending>
                ))}
                <TagInput
                  as={Input}
                  ref={input}
                  data-control
                  enterKeyHint="enter"
                  placeholder={full ? '' : text.add}
                />
              </TagBox>
            </TagKeys>
            <Panel offset={6} containerPadding={8}>
              <List renderEmptyState={() => <Remark>{text.nothing}</Remark>}>
                {matches.map((option) => (
                  <Row key={option.id} id={option.id} textValue={option.name}>
                    {({ isSelected }) => (
                      <>
                        <Name>
                          {nameParts(option.name, query).map((part, index) =>
                            part.hit ? <b key={index}>{part.text}</b> : part.text,
                          )}
                        </Name>
                        {option.usageCount !== undefined && (
                          <Count>
                            <span aria-hidden>{option.usageCount}</span>
                            <VisuallyHidden>{text.used(option.usageCount)}</VisuallyHidden>
                          </Count>
                        )}
                        <Mark>{isSelected && <Check size={16} strokeWidth={1.75} aria-hidden />}</Mark>
                      </>
                    )}
                  </Row>
                ))}
                {creatable && (
                  <CreateRow
                    id={CREATE}
                    textValue={text.create(cleanName(query))}
                    onAction={() => void create()}
                  >
                    <Plus size={16} strokeWidth={1.5} aria-hidden />
                    {text.create(cleanName(query))}
                  </CreateRow>
                )}
              </List>
              {full && <Remark>{text.full(max)}</Remark>}
            </Panel>
          </ComboBox>
        </I18nProvider>
      )}
    </Field>
  );
}
