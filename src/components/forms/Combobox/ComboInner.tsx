import { useId, useState, type Ref, type RefObject } from 'react';
import { Button, ComboBox, Group, I18nProvider, Input } from 'react-aria-components';
import { Spinner } from '#components/feedback/Spinner/Spinner.tsx';
import { Field } from '#components/forms/Field/Field.tsx';
import { Box, Input as Bare } from '#components/forms/Field/Field.styles.ts';
import { fieldParts } from '#components/forms/Field/fieldParts.ts';
import { useLanguage } from '#lib/i18n/LanguageContext.tsx';
import { Opener } from './Opener.styles.ts';
import type { ComboFieldProps } from './comboProps.ts';
import { ComboKeys } from './ComboKeys.tsx';
import { ComboList } from './ComboList.tsx';
import { rowKeys } from './options.ts';
import { useHeldFocus } from './useHeldFocus.ts';

interface ComboInnerProps extends ComboFieldProps {
  /** The focus was in the field before this came. */
  held: RefObject<boolean>;
}

interface ComboBoxFrameProps extends Pick<
  ComboInnerProps,
  'placeholder' | 'inputMode' | 'autoComplete' | 'size' | 'icon'
> {
  boxRef: Ref<HTMLDivElement>;
  inputRef: Ref<HTMLInputElement>;
  busy: boolean;
}

/** The line that is typed into, with what opens the list. */
function ComboBoxFrame({
  boxRef,
  inputRef,
  placeholder,
  inputMode,
  autoComplete,
  size,
  icon,
  busy,
}: ComboBoxFrameProps) {
  return (
    <Box as={Group} ref={boxRef} $size={size} data-react-aria-top-layer>
      <Bare
        as={Input}
        ref={inputRef}
        data-control
        placeholder={placeholder}
        inputMode={inputMode}
        {...(autoComplete !== undefined && { autoComplete })}
        spellCheck={false}
        $size={size}
      />
      <Opener as={Button} data-opener>
        {busy ? <Spinner size={14} /> : icon}
      </Opener>
    </Box>
  );
}

/** The working half of fields with a list, loaded when one is first shown. */
export default function ComboInner(props: ComboInnerProps) {
  const { value, text, onChange, query, onQuery, onSettle, marked = query ?? '' } = props;
  const { state, sections, onRetry, create, onCreate, nothing, remark } = props;
  const { placeholder, inputMode, autoComplete, size, icon, disabled = false, onFocus, held } = props;
  const language = useLanguage();
  const made = useId();
  const [frame] = fieldParts(props);
  const input = useHeldFocus(held, query !== null);
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const options = sections.flatMap((section) => section.options);

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
              openAtFirst={query !== null && held.current}
              onEnter={() => onSettle(query ?? '', 'enter')}
              onRevert={() => onQuery(null)}
              onRow={(key) => {
                if (key === rowKeys.retry) onRetry();
                else if (key === value) onQuery(null);
                return key === rowKeys.retry;
              }}
            >
              <ComboBoxFrame
                boxRef={setBox}
                inputRef={input}
                {...{ placeholder, inputMode, autoComplete, size, icon }}
                busy={state === 'loading'}
              />
            </ComboKeys>
            <ComboList
              {...{ sections, state, onRetry, create, onCreate, nothing, remark }}
              query={marked}
              dialog={box?.closest('dialog') ?? undefined}
            />
          </ComboBox>
        </I18nProvider>
      )}
    </Field>
  );
}
