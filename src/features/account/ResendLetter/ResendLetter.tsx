import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { formatDuration } from '#lib/time/duration.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useNow } from '#lib/time/useNow.ts';
import { tabular } from '#theme/mixins.ts';
import { messages } from './messages.ts';

/** The platform's pause between two letters to one e-mail, ms. */
const pauseMs = 60_000;

interface ResendLetterProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** When the last letter was asked for, ms. */
  sentAt: number;
  /** A letter is being asked for. */
  busy: boolean;
  /** Another letter is asked for. */
  onResend: () => void;
}

/** «Отправить ещё раз»: counts down until the platform takes it, then it is a button. */
export function ResendLetter({ sentAt, busy, onResend, ...rest }: ResendLetterProps) {
  const t = useMessages(messages);
  const left = Math.ceil((sentAt + pauseMs - useNow(250)) / 1000);
  return (
    <Root {...rest}>
      {left > 0 ? (
        t.againIn(formatDuration(left))
      ) : (
        <TextLink
          as="button"
          type="button"
          aria-disabled={busy || undefined}
          onClick={busy ? undefined : onResend}
        >
          {busy ? t.sending : t.again}
        </TextLink>
      )}
    </Root>
  );
}

const Root = styled.span`
  ${tabular}
`;
