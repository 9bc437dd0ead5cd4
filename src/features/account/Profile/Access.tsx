import { useAtomValue, useSetAtom } from 'jotai';
import { useId, useRef, useState } from 'react';
import { profileEditor } from '#atoms/account/profileEditor.ts';
import { askedLetterAtom, askingForLinkAtom, forgotPasswordAtom } from '#atoms/session/recovery.ts';
import { FieldNote } from '#components/forms/Field/FieldNote.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useEditorPart } from '#features/kits/editor/EditorKit/place.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { ResendLetter } from '../ResendLetter/ResendLetter.tsx';
import { messages } from './messages.ts';
import * as S from './Profile.styles.ts';

const emailAtom = profileEditor.partAtom(({ item }) => item?.email ?? '');

/** How the author signs in: the e-mail, and the password, which is changed by the letter of a forgotten one. */
export function Access() {
  const t = useMessages(messages);
  const email = useEditorPart(emailAtom);
  const letter = useAtomValue(askedLetterAtom);
  const busy = useAtomValue(askingForLinkAtom);
  const ask = useSetAtom(forgotPasswordAtom);
  const [problem, setProblem] = useState<string | null>(null);
  const problemId = useId();
  const answer = useRef<HTMLDivElement>(null);
  const sent = letter?.email === email ? letter : null;

  const send = async () => {
    setProblem(null);
    const result = await ask({ email });
    if (result.status === 'refused') setProblem(result.message);
    if (result.status === 'invalid') setProblem(Object.values(result.problems).join(' '));
    // The button may be gone: keys go on from what it came to.
    answer.current?.focus();
  };

  return (
    <S.Section>
      <S.Heading>{t.access}</S.Heading>
      <div>
        <S.Label>{t.email}</S.Label>
        <S.Words>{email}</S.Words>
        <S.Words>{t.emailHint}</S.Words>
      </div>
      <S.Password role="group" aria-label={t.password}>
        <div>
          <S.Label>{t.password}</S.Label>
          <S.Words>{t.passwordLead}</S.Words>
        </div>
        {sent === null && (
          <Button busy={busy} busyText={t.sending} onClick={() => void send()}>
            {t.changePassword}
          </Button>
        )}
        <S.Answer ref={answer} role="status" tabIndex={-1}>
          {sent !== null && (
            <S.Words>
              {t.sentTo(email)} <ResendLetter sentAt={sent.at} busy={busy} onResend={() => void send()} />
            </S.Words>
          )}
          {problem !== null && (
            <FieldNote id={problemId} invalid>
              {problem}
            </FieldNote>
          )}
        </S.Answer>
      </S.Password>
    </S.Section>
  );
}
