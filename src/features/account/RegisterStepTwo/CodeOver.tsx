import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { checkingEmailAtom } from '#atoms/session/registration.ts';
import { askForCodeAtom, registrationDraftAtom } from '#atoms/session/registrationDraft.ts';
import { Notice } from '#components/layout/Notice/Notice.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { codeStage } from '../Register/stages.ts';
import { messages } from './messages.ts';
import * as S from './RegisterStepTwo.styles.ts';

/** The code has ended while the author wrote: a new one is a press away, and leads back here with everything kept. */
export function CodeOver() {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const { email } = useAtomValue(registrationDraftAtom);
  const ask = useSetAtom(askForCodeAtom);
  const busy = useAtomValue(checkingEmailAtom);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);

  const renew = async () => {
    await ask(email);
    // Where no letter could be sent, the next screen offers to try again.
    await navigate(codeStage.to, codeStage.options);
  };

  return (
    <S.Wait role="alert">
      <Notice title={t.codeTitle}>{t.codeWhy}</Notice>
      <Button ref={button} busy={busy} onClick={() => void renew()}>
        {t.newCode}
      </Button>
    </S.Wait>
  );
}
