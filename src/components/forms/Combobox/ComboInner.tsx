import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { Button, ComboBox, Group, I18nProvider, Input } from 'react-aria-components';
import { Spinner } from '#components/feedback/Spinner/Spinner.tsx';
import { Field } from '#components/forms/Field/Field.tsx';
import { Box, Input as Bare } from '#components/forms/Field/Field.styles.ts';
import { fieldParts } from '#components/forms/Field/fieldParts.ts';
import { useLanguage } from '#lib/i18n/LanguageContext.tsx';
import { Opener } from './Opener.styles.ts';
import type { ComboFieldProps } from './ComboField.tsx';
import { ComboKeys } from './ComboKeys.tsx';
import { ComboList } from './ComboList.tsx';
import { rowKeys } from './options.ts';

interface ComboInnerProps extends ComboFieldProps {
  /** The focus was in the field before this came. */
  held: RefObject<boolean>;
}

/** The working half of fields with a list, loaded when one is first shown. */
export default function ComboInner({
  value,
  text,
  onChange,
  query,
  onQuery,
  onSettle,
  marked = query ?? '',
  sections,
  state,
  onRetry,
  create,
  onCreate,
  nothing,
  remark,
  icon,
  placeholder,
  disabled = false,
  size,
  inputMode,
  autoComplete,
  onFocus,
  held,
  ...rest
}: ComboInnerProps) {
  const language = useLanguage();
  const made = useId();
  const [frame] = fieldParts(rest);
  const input = useRef<HTMLInputElement>(null);
  const typed = useRef(query !== null);
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const options = sections.flatMap((section) => section.options);

  useEffect(() => {
    if (!held.current) return;
    input.current?.focus();
    // As the keyboard left it: what stands there is typed over, what was typed is typed on.
    if (!typed.current) input.current?.select();
  }, [held]);

  return (
    <Field {...frame} htmlFor={frame.htmlFor ?? made}>
      {(control) => (
        <I18nProvider locale={language === 'ru' ? 'ru-RU' : 'en-US'}>
          <ComboBox
            id={control.id}
            aria-label={frame.label}
            aria-describedby={control['aria-describedby']}
            allowsEmptyCollection
            isDisabled={disabled}
            isInvalid={control['aria-invalid'] ?? false}
            items={options}
            value={value}
            onChange={(key) => {
              // The list also tells the same value when it closes, and the rows that do something.
              if (key === null || key === value || key === rowKeys.create || key === rowKeys.retry) return;
              onQuery(null);
              onChange(String(key));
            }}
            inputValue={query ?? text}
            onInputChange={(typed) => onQuery(typed === text ? null : typed)}
            onFocus={onFocus}
            onBlur={() => {
              if (query !== null) onSettle(query, 'leaving');
            }}
          >
            <ComboKeys
              typing={query !== null}
              openOnPress={!disabled}
              openAtFirst={typed.current && held.current}
              onEnter={() => onSettle(query ?? '', 'enter')}
              onRevert={() => onQuery(null)}
              onRow={(key) => {
                if (key === rowKeys.retry) onRetry();
                else if (key === value) onQuery(null);
                return key === rowKeys.retry;
              }}
            >
              <Box as={Group} ref={setBox} $size={size} data-react-aria-top-layer>
                <Bare
                  as={Input}
                  ref={input}
                  data-control
                  placeholder={placeholder}
                  inputMode={inputMode}
                  {...(autoComplete !== undefined && { autoComplete })}
                  spellCheck={false}
                  $size={size}
                />
                <Opener as={Button} data-opener>
                  {state === 'loading' ? <Spinner size={14} /> : icon}
                </Opener>
              </Box>
            </ComboKeys>
            <ComboList
              sections={sections}
              query={marked}
              state={state}
              onRetry={onRetry}
              create={create}
              onCreate={onCreate}
              nothing={nothing}
              remark={remark}
              dialog={box?.closest('dialog') ?? undefined}
            />
          </ComboBox>
        </I18nProvider>
      )}
    </Field>
  );
}
