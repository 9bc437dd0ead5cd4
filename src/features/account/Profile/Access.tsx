import { useAtomValue, useSetAtom } from 'jotai';
import { useId, useState } from 'react';
import { profileEditor } from '#atoms/account/profileEditor.ts';
import { askedLetterAtom, askingForLinkAtom, forgotPasswordAtom } from '#atoms/session/recovery.ts';
import { FieldNote } from '#components/forms/Field/FieldNote.tsx';
import { TextField } from '#components/forms/TextField/TextField.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useEditorPart } from '#features/widgets/EditorKit/place.ts';
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
  const sent = letter?.email === email ? letter : null;

  const send = async () => {
    setProblem(null);
    const result = await ask({ email });
    if (result.status === 'refused') setProblem(result.message);
    if (result.status === 'invalid') setProblem(Object.values(result.problems).join(' '));
  };

  return (
    <S.Section>
      <S.Heading>{t.access}</S.Heading>
      <S.Pair>
        <TextField
          label={t.email}
          hint={t.emailHint}
          type="email"
          autoComplete="username"
          readOnly
          value={email}
          onChange={() => {}}
        />
      </S.Pair>
      <S.Password role="group" aria-label={t.password}>
        <div>
          <S.Label>{t.password}</S.Label>
          <S.Lead>{t.passwordLead}</S.Lead>
        </div>
        {sent === null && (
          <Button busy={busy} busyText={t.sending} onClick={() => void send()}>
            {t.changePassword}
          </Button>
        )}
        <div role="status">
          {sent !== null && (
            <S.Lead>
              {t.sentTo(email)} <ResendLetter sentAt={sent.at} busy={busy} onResend={() => void send()} />
            </S.Lead>
          )}
          {problem !== null && (
            <FieldNote id={problemId} invalid>
              {problem}
            </FieldNote>
          )}
        </div>
      </S.Password>
    </S.Section>
  );
}
