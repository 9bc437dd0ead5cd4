import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { typedEmailAtom } from '#atoms/session/betweenScreens.ts';
import type { FormRefusal } from '#atoms/session/form.ts';
import { askedLetterAtom, askingForLinkAtom, forgotPasswordAtom } from '#atoms/session/recovery.ts';
import { TextField } from '#components/forms/TextField/TextField.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useTitle } from '#lib/hook/useTitle.ts';
import { AuthPage } from '../AuthPage/AuthPage.tsx';
import { emailInput } from '../emailInput.ts';
import { FormEnd } from '../FormEnd/FormEnd.tsx';
import { Form, Links } from '../Login/Login.styles.ts';
import { messages } from './messages.ts';
import { SentLetter } from './SentLetter.tsx';

/**
 * A forgotten password: one field, and an answer that tells nobody whether the e-mail has an account. The answer is an
 * entry of the history, so that Back leads to the field with what was typed.
 */
export function ForgotPassword() {
  const t = useMessages(messages);
  const { state } = useLocation();
  const letter = useAtomValue(askedLetterAtom);
  const sent = state?.sent === true && letter !== null;
  useTitle(sent ? t.sentTitle : t.title);
  return sent ? <SentLetter letter={letter} /> : <AskForm />;
}

function AskForm() {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const ask = useSetAtom(forgotPasswordAtom);
  const busy = useAtomValue(askingForLinkAtom);
  const [email, setEmail] = useAtom(typedEmailAtom);
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setRefusal(null);
    const result = await ask({ email });
    if (result.status === 'sent') return void navigate('/forgot-password', { state: { sent: true } });
    setRefusal(result);
    if (result.status === 'invalid') field.current?.focus();
  };

  return (
    <AuthPage title={t.title} lead={t.lead}>
      <Form noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          ref={field}
          label={t.email}
          data-start
          {...emailInput}
          autoComplete="username"
          value={email}
          onChange={(value) => {
            setEmail(value);
            setRefusal(null);
          }}
          error={refusal?.status === 'invalid' ? refusal.problems['email'] : undefined}
        />
        <FormEnd
          refusal={refusal?.status === 'refused' ? refusal.message : null}
          busy={busy}
          label={t.submit}
          busyLabel={t.busy}
        />
      </Form>
      <Links>
        <TextLink as={RouterLink} href="/login">
          {t.toLogin}
        </TextLink>
      </Links>
    </AuthPage>
  );
}
