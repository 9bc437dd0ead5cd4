import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useState, type SubmitEvent } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { safeBack } from '#api/login-route.ts';
import type { Problems } from '#domain/plain-problems.ts';
import { passwordChangedAtom, typedEmailAtom } from '#atoms/session/betweenScreens.ts';
import { loggingInAtom, loginAtom } from '#atoms/session/login.ts';
import { authAtom, endedAtAtom, hasAuthorLeftAtom } from '#atoms/session/session.ts';
import { PasswordField } from '#components/forms/PasswordField/PasswordField.tsx';
import { TextField } from '#components/forms/TextField/TextField.tsx';
import { Notice } from '#components/layout/Notice/Notice.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { clockTime } from '#lib/time/clockTime.ts';
import { greeting } from '#lib/time/greeting.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useTitle } from '#lib/hook/useTitle.ts';
import { AuthPage } from '../AuthPage/AuthPage.tsx';
import { FormEnd } from '../FormEnd/FormEnd.tsx';
import * as S from './Login.styles.ts';
import { messages } from './messages.ts';

/** The result of the last attempt. */
interface Outcome {
  /** By the name of the field. */
  problems: Problems;
  /** Why the platform refused. */
  refusal: string | null;
}

const fine: Outcome = { problems: {}, refusal: null };

/**
 * Login. A signed-in author is redirected at once to `?back=`, or home if another author was there before, without a history entry for the login.
 */
export function Login() {
  const t = useMessages(messages);
  const language = useLanguage();
  const [address] = useSearchParams();
  const auth = useAtomValue(authAtom);
  const endedAt = useAtomValue(endedAtAtom);
  const changed = useAtomValue(passwordChangedAtom);
  const hasAuthorLeft = useAtomValue(hasAuthorLeftAtom);
  useTitle(t.title);

  if (auth.status === 'author')
    return <Navigate to={hasAuthorLeft ? '/' : safeBack(address.get('back'))} replace />;
  return (
    <AuthPage title={greeting(language)} lead={t.lead}>
      {changed && (
        <S.Kept role="status">
          <Notice title={t.changedTitle}>{t.changed}</Notice>
        </S.Kept>
      )}
      {auth.status === 'guest' && auth.ended && (
        <S.Kept>
          <Notice title={t.keptTitle}>
            {endedAt !== null && `${t.ended(clockTime(endedAt, language))} `}
            {t.kept}
          </Notice>
        </S.Kept>
      )}
      <LoginForm />
      <S.Links>
        <TextLink as={RouterLink} href="/forgot-password">
          {t.forgot}
        </TextLink>
        <span>
          {t.firstTime}{' '}
          <TextLink as={RouterLink} href="/register">
            {t.register}
          </TextLink>
        </span>
      </S.Links>
    </AuthPage>
  );
}

/** The form itself: native fields with the names that password managers look for. */
function LoginForm() {
  const t = useMessages(messages);
  const login = useSetAtom(loginAtom);
  const busy = useAtomValue(loggingInAtom);
  const [email, setEmail] = useAtom(typedEmailAtom);
  const [password, setPassword] = useState('');
  const [outcome, setOutcome] = useState(fine);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setOutcome(fine);
    const result = await login({ email, password });
    if (result.status === 'refused') setOutcome({ problems: {}, refusal: result.message });
    if (result.status !== 'invalid') return;
    setOutcome({ problems: result.problems, refusal: null });
    const first = 'email' in result.problems ? 'email' : 'password';
    form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };

  const edited = (name: 'email' | 'password') => {
    const problems = Object.entries(outcome.problems).filter(([field]) => field !== name);
    setOutcome({ ...outcome, problems: Object.fromEntries(problems) });
  };

  return (
    <S.Form noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t.email}
        name="email"
        data-start={email === '' ? '' : undefined}
        type="email"
        size="large"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={(value) => {
          setEmail(value);
          edited('email');
        }}
        error={outcome.problems['email']}
      />
      <PasswordField
        label={t.password}
        name="password"
        data-start
        size="large"
        autoComplete="current-password"
        value={password}
        onChange={(value) => {
          setPassword(value);
          edited('password');
        }}
        error={outcome.problems['password']}
      />
      <FormEnd refusal={outcome.refusal} busy={busy} label={t.submit} busyLabel={t.busy} />
    </S.Form>
  );
}
