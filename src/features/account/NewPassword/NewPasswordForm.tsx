import { useAtomValue, useSetAtom } from 'jotai';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { typedEmailAtom } from '#atoms/session/betweenScreens.ts';
import type { FormRefusal } from '#atoms/session/form.ts';
import { resetPasswordAtom, resettingPasswordAtom } from '#atoms/session/recovery.ts';
import { PasswordField } from '#components/forms/PasswordField/PasswordField.tsx';
import { PasswordStrength } from '#components/forms/PasswordStrength/PasswordStrength.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { AuthPage } from '../AuthPage/AuthPage.tsx';
import { FormEnd } from '../FormEnd/FormEnd.tsx';
import { Form } from '../Login/Login.styles.ts';
import { messages } from './messages.ts';
import * as S from './NewPassword.styles.ts';
import type { DeadLink } from './NoLink.tsx';

interface NewPasswordFormProps {
  /** The token of the letter. */
  token: string;
  /** The platform takes the token no more. */
  onDead: (how: DeadLink) => void;
}

/** The new password, typed twice, with its strength. */
export function NewPasswordForm({ token, onDead }: NewPasswordFormProps) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const reset = useSetAtom(resetPasswordAtom);
  const busy = useAtomValue(resettingPasswordAtom);
  const email = useAtomValue(typedEmailAtom);
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const problems = refusal?.status === 'invalid' ? refusal.problems : {};

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setRefusal(null);
    const result = await reset({ token, password, repeat });
    // Replaced: the way back from login must not lead to a link that was used.
    if (result.status === 'done') return void navigate('/login', { replace: true });
    if (result.status === 'perhaps') return onDead('perhaps');
    if (result.status === 'invalid' && 'token' in result.problems) return onDead('dead');
    setRefusal(result);
    if (result.status !== 'invalid') return;
    const wrong = 'password' in result.problems ? 'password' : 'repeat';
    form.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
  };

  return (
    <AuthPage title={t.title} lead={t.lead}>
      <Form noValidate onSubmit={(event) => void submit(event)}>
        {/* A password manager keeps the password under this name. */}
        {email !== '' && (
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        )}
        <S.Choice>
          <PasswordField
            label={t.password}
            name="password"
            data-start
            size="large"
            autoComplete="new-password"
            value={password}
            onChange={(value) => {
              setPassword(value);
              setRefusal(null);
            }}
            error={problems['password']}
          />
          <PasswordStrength password={password} known={email === '' ? [] : [email]} />
        </S.Choice>
        <PasswordField
          label={t.repeat}
          name="repeat"
          size="large"
          autoComplete="new-password"
          value={repeat}
          onChange={(value) => {
            setRepeat(value);
            setRefusal(null);
          }}
          error={problems['repeat']}
        />
        <FormEnd
          refusal={refusal?.status === 'refused' ? refusal.message : null}
          busy={busy}
          label={t.submit}
          busyLabel={t.busy}
        />
      </Form>
    </AuthPage>
  );
}
