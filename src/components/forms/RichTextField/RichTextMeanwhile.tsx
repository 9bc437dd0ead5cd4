import { Bold, Heading, Italic, Link, List, ListOrdered } from 'lucide-react';
import { RichText } from '#components/data/RichText/RichText.tsx';
import type { FieldControl } from '#components/forms/Field/Field.tsx';
import * as S from './RichTextField.styles.ts';

interface RichTextMeanwhileProps {
  control: FieldControl;
  value: string;
  onChange: (value: string) => void;
  /** Told when the text is entered and when it is left. */
  onTyping: (typing: boolean) => void;
  placeholder?: string | undefined;
  disabled: boolean;
}

const tools = [Bold, Italic, Heading, List, ListOrdered, Link];

/**
 * What stands in the place of the editor until that has come, in its size: the text as it will be read, over a control in which it
 * is typed as it is kept.
 */
export function RichTextMeanwhile({
  control,
  value,
  onChange,
  onTyping,
  placeholder,
  disabled,
}: RichTextMeanwhileProps) {
  return (
    <S.Frame $disabled={disabled} data-coming>
      <S.Tools aria-hidden>
        {tools.map((Icon, index) => (
          <S.ToolRoom key={index}>
            <Icon size={16} strokeWidth={1.5} />
          </S.ToolRoom>
        ))}
      </S.Tools>
      <S.Meanwhile>
        <S.Read aria-hidden inert>
          {value === '' ? <S.Placeholder>{placeholder}</S.Placeholder> : <RichText text={value} />}
        </S.Read>
        <S.Plain
          {...control}
          data-control
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          onFocus={() => onTyping(true)}
          onBlur={() => onTyping(false)}
        />
      </S.Meanwhile>
    </S.Frame>
  );
}
