import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { Spinner } from '#components/feedback/Spinner/Spinner.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color, space, type } from '#theme/tokens.ts';
import { messages } from './messages.ts';

export interface SaveStateProps extends Omit<ComponentPropsWithRef<'output'>, 'children'> {
  /** How the last change stands. */
  state: 'saved' | 'unsaved' | 'saving' | 'failed';
  /** When it was saved: «12:04». */
  time?: string;
  /** Where the work is kept meanwhile: «Копия на этом устройстве, 12:06». */
  note?: ReactNode;
}

/** Whether the work is saved, in words beside its name. A change is announced; the note is not. */
export function SaveState({ state, time, note, ...rest }: SaveStateProps) {
  const t = useMessages(messages);
  return (
    <Root>
      <Live {...rest}>
        {state === 'saving' ? (
          <Spinner size={14} />
        ) : (
          <Mark name={state === 'saved' ? 'ready' : state} $narrow={state === 'unsaved'} />
        )}
        {t[state]}
        {state === 'saved' && time !== undefined && ` ${time}`}
      </Live>
      {note !== undefined && <Note>{note}</Note>}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space[2]};
  min-width: 0;
  ${type.body}
`;

const Live = styled.output`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.ink2};
`;

/** A dot stands 8 px from its words, not 12. */
const Mark = styled(Glyph)<{ $narrow: boolean }>`
  margin: ${(p) => (p.$narrow ? '0 -4px' : '0')};
`;

const Note = styled.span`
  color: ${color.ink3};
`;
