import { Check } from 'lucide-react';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import type { TextPart } from '#lib/text/textMatch.ts';
import { messages } from './messages.ts';
import * as S from './Option.styles.ts';
import type { PaletteRow } from './rows.ts';

interface OptionProps {
  id: string;
  row: PaletteRow;
  /** The highlighted one: Enter takes it. */
  active: boolean;
  /** The pointer moves over it. */
  onPoint: () => void;
  onTake: (newTab: boolean) => void;
}

/** A row of the palette. The focus stays in the field: the row is shown as highlighted and named by the field. */
export function Option({ id, row, active, onPoint, onTake }: OptionProps) {
  const t = useMessages(messages);
  return (
    <S.Root
      role="option"
      id={id}
      aria-selected={active}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onPoint}
      onClick={(event) => onTake(event.ctrlKey || event.metaKey)}
    >
      <S.Icon>{row.icon}</S.Icon>
      <S.Body>
        <S.Text>
          <S.Label>
            <Marked parts={row.label} />
          </S.Label>{' '}
          {row.note && (
            <S.Note>
              <Marked parts={row.note} />
            </S.Note>
          )}
        </S.Text>{' '}
        {row.end !== undefined && <S.End>{row.end}</S.End>}
      </S.Body>{' '}
      {row.checked && (
        <S.Mark>
          <Check size={16} strokeWidth={1.75} aria-hidden />
          <VisuallyHidden>{t.checked}</VisuallyHidden>
        </S.Mark>
      )}
      {row.keys !== undefined && <S.Keys keys={row.keys} />}
      {active && <S.Keys keys="Enter" aria-hidden />}
    </S.Root>
  );
}

/** A text with what matches in it strong. */
function Marked({ parts }: { parts: TextPart[] }) {
  return parts.map(({ text, hit }, index) => (hit ? <b key={index}>{text}</b> : text));
}
