import { useEffect, useState, type ComponentType } from 'react';
import { Field, type FieldTexts } from '#components/forms/Field/Field.tsx';
import { fieldParts, textCounter } from '#components/forms/Field/fieldParts.ts';
import { logFailure } from '#lib/log.ts';
import * as S from './RichTextField.styles.ts';
import type { RichTextEditorProps } from './RichTextEditor.tsx';

export interface RichTextFieldProps extends FieldTexts {
  /** Markdown: paragraphs, headings of one level, lists, bold, italic, links to https. */
  value: string;
  /** Gets the whole new text, as Markdown. */
  onChange: (value: string) => void;
  /** How many characters are allowed as the text is kept, after trimming. More may be typed and is marked. */
  max?: number;
  /** An example of what may be written, while nothing is. */
  placeholder?: string;
  disabled?: boolean;
  /** Id of the control. */
  id?: string;
}

/**
 * Prose with headings, lists and links: the description of a thing. Plain remarks are a TextArea. Until the editor has come
 * the text can be read and typed as it is kept, and it never takes the place of what is being typed in.
 */
export function RichTextField({
  value,
  onChange,
  max,
  placeholder,
  disabled = false,
  ...rest
}: RichTextFieldProps) {
  const [frame] = fieldParts(rest);
  const [Editor, setEditor] = useState<ComponentType<RichTextEditorProps> | null>(null);
  const [typing, setTyping] = useState(false);

  useEffect(() => {
    let gone = false;
    const load = async () => {
      try {
        const { default: Loaded } = await import('./RichTextEditor.tsx');
        if (!gone) setEditor(() => Loaded);
      } catch (error) {
        // The text stays what it is until then: a plain field that works.
        logFailure('The editor of texts could not be loaded', error);
      }
    };
    void load();
    return () => {
      gone = true;
    };
  }, []);

  return (
    <Field {...frame} group counter={textCounter(value, max)}>
      {(control) =>
        Editor === null || typing ? (
          <S.Frame>
            <S.Tools aria-hidden />
            <S.Plain
              {...control}
              data-control
              rows={6}
              value={value}
              placeholder={placeholder}
              disabled={disabled}
              onChange={(event) => onChange(event.target.value)}
              onFocus={() => setTyping(true)}
              onBlur={() => setTyping(false)}
            />
          </S.Frame>
        ) : (
          <Editor
            control={control}
            value={value}
            onChange={onChange}
            placeholder={placeholder ?? ''}
            disabled={disabled}
          />
        )
      }
    </Field>
  );
}
