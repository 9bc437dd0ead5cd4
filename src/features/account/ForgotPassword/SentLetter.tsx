import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { askingForLinkAtom, forgotPasswordAtom } from '#atoms/session/recovery.ts';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { AuthPage } from '../AuthPage/AuthPage.tsx';
import { Links } from '../Login/Login.styles.ts';
import { ResendLetter } from '../ResendLetter/ResendLetter.tsx';
import * as S from './ForgotPassword.styles.ts';
import { messages } from './messages.ts';

interface SentLetterProps {
  /** The letter that was asked for last. */
  letter: { email: string; at: number };
}

/** A letter was asked for: where to look for it, and what to do when it does not come. */
export function SentLetter({ letter }: SentLetterProps) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const ask = useSetAtom(forgotPasswordAtom);
  const busy = useAtomValue(askingForLinkAtom);
  const [said, setSaid] = useState<string | null>(null);
  const text = useRef<HTMLDivElement>(null);
  // The result is read out, and keyboard navigation continues here.
  useEffect(() => text.current?.focus(), []);

  const again = async () => {
    setSaid(null);
    const result = await ask({ email: letter.email });
    setSaid(result.status === 'refused' ? result.message : result.status === 'sent' ? t.sentAgain : null);
    text.current?.focus();
  };

  return (
    <AuthPage
      title={t.sentTitle}
      lead={
        <S.Words ref={text} tabIndex={-1}>
          {t.sentTo(letter.email)}
          <S.Change>
            <TextLink as="button" type="button" onClick={() => void navigate(-1)}>
              {t.change}
            </TextLink>
          </S.Change>
        </S.Words>
      }
    >
      <S.Help>
        <p>{t.rules}</p>
        <p>
          {t.noLetter} <ResendLetter sentAt={letter.at} busy={busy} onResend={() => void again()} />
        </p>
        <p role="status">{said}</p>
      </S.Help>
      <Links>
        <TextLink as={RouterLink} href="/login">
          {t.toLogin}
        </TextLink>
      </Links>
    </AuthPage>
  );
}
