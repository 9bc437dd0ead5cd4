import { useEffect, useState, type ComponentType } from 'react';
import { Field, type FieldTexts } from '#components/forms/Field/Field.tsx';
import { fieldParts, textCounter } from '#components/forms/Field/fieldParts.ts';
import { late } from '#lib/loading/late.ts';
import { logFailure } from '#lib/log.ts';
import type { RichTextEditorProps } from './RichTextEditor.tsx';
import { RichTextMeanwhile } from './RichTextMeanwhile.tsx';

const editing = late(() => import('./RichTextEditor.tsx'), { afterFirst: true });

interface RichTextFieldProps extends FieldTexts {
  /** Markdown: paragraphs, headings of one level, lists, bold, italic, links to https. */
  value: string;
  /** Gets the whole new text, as Markdown. */
  onChange: (value: string) => void;
  /** How many characters are allowed as the text is kept, after trimming. More may be typed and is marked. */
  max?: number;
  /** An example of what may be written, while nothing is. */
  placeholder?: string;
  /** It cannot be changed now. */
  disabled?: boolean;
  /** The form takes steps back for all of its fields: this one keeps none of its own. */
  formSteps?: boolean;
  /** Id of the control. */
  id?: string;
}

/**
 * Prose with headings, lists and links: the description of a thing. Plain remarks are a TextArea. Until the editor has come
 * the text stands there as it will be read, and is typed as it is kept; the editor never takes the place of what is being
 * typed in. A text that is only looked at stays what it is, to the last space.
 */
export function RichTextField({
  value,
  onChange,
  max,
  placeholder,
  disabled = false,
  formSteps = false,
  ...rest
}: RichTextFieldProps) {
  const [frame] = fieldParts(rest);
  const [Editor, setEditor] = useState<ComponentType<RichTextEditorProps> | null>(null);
  const [typing, setTyping] = useState(false);

  useEffect(() => {
    let gone = false;
    const load = async () => {
      try {
        const { default: Loaded } = await editing.load();
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
          <RichTextMeanwhile
            control={control}
            value={value}
            onChange={onChange}
            onTyping={setTyping}
            placeholder={placeholder}
            disabled={disabled}
          />
        ) : (
          <Editor
            control={control}
            value={value}
            onChange={onChange}
            placeholder={placeholder ?? ''}
            disabled={disabled}
            formSteps={formSteps}
          />
        )
      }
    </Field>
  );
}
