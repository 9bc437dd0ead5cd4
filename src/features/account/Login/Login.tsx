import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useId, useState, type SubmitEvent } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { safeBack } from '#api/login-route.ts';
import type { Problems } from '#api/problems.ts';
import { loggingInAtom, loginAtom } from '#atoms/session/login.ts';
import { authAtom } from '#atoms/session/session.ts';
import { languageAtom } from '#atoms/ui/language.ts';
import { FailedGlyph } from '#components/feedback/Glyph/FailedGlyph.tsx';
import { PasswordField } from '#components/forms/PasswordField/PasswordField.tsx';
import { TextField } from '#components/forms/TextField/TextField.tsx';
import { AuthFrame } from '#components/layout/AuthFrame/AuthFrame.tsx';
import { Notice } from '#components/layout/Notice/Notice.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { RouterLink } from '#features/widgets/RouterLink/RouterLink.tsx';
import { greeting } from '#lib/greeting.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useTitle } from '#lib/useTitle.ts';
import * as S from './Login.styles.ts';
import { messages } from './messages.ts';

/** What came of the last try. */
interface Outcome {
  /** By the name of the field. */
  problems: Problems;
  /** Why the platform refused. */
  refusal: string | null;
}

const fine: Outcome = { problems: {}, refusal: null };

/** Login. Who is signed in goes on at once to where `?back=` leads, with no way back here. */
export function Login() {
  const t = useMessages(messages);
  const language = useLanguage();
  const [address] = useSearchParams();
  const auth = useAtomValue(authAtom);
  useTitle(t.title);

  if (auth.status === 'author') return <Navigate to={safeBack(address.get('back'))} replace />;
  return (
    <AuthFrame
      title={greeting(language)}
      lead={t.lead}
      foot={<LanguageSwitch />}
      art={{ title: t.artTitle, note: t.artNote }}
    >
      {auth.status === 'guest' && auth.ended && (
        <S.Kept>
          <Notice title={t.keptTitle}>{t.kept}</Notice>
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
    </AuthFrame>
  );
}

/** The form itself: native fields with the names that password managers look for. */
function LoginForm() {
  const t = useMessages(messages);
  const login = useSetAtom(loginAtom);
  const busy = useAtomValue(loggingInAtom);
  const [credentials, setCredentials] = useState({ email: '', password: '' });
  const [outcome, setOutcome] = useState(fine);
  const refusalId = useId();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setOutcome(fine);
    const result = await login(credentials);
    if (result.status === 'refused') setOutcome({ problems: {}, refusal: result.message });
    if (result.status !== 'invalid') return;
    setOutcome({ problems: result.problems, refusal: null });
    const first = 'email' in result.problems ? 'email' : 'password';
    form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };

  const edit = (name: 'email' | 'password') => (value: string) => {
    setCredentials({ ...credentials, [name]: value });
    const { [name]: _, ...problems } = outcome.problems;
    setOutcome({ ...outcome, problems });
  };

  return (
    <S.Form noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t.email}
        name="email"
        type="email"
        size="large"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={credentials.email}
        onChange={edit('email')}
        error={outcome.problems['email']}
      />
      <PasswordField
        label={t.password}
        name="password"
        size="large"
        autoComplete="current-password"
        value={credentials.password}
        onChange={edit('password')}
        error={outcome.problems['password']}
      />
      <S.Send>
        {/* The live region stands before the text comes, or some readers miss it. */}
        <div id={refusalId} role="alert">
          {outcome.refusal !== null && (
            <S.Refusal>
              <FailedGlyph />
              {outcome.refusal}
            </S.Refusal>
          )}
        </div>
        <Button
          type="submit"
          variant="primary"
          size="large"
          block
          busy={busy}
          busyText={t.busy}
          aria-describedby={outcome.refusal === null ? undefined : refusalId}
        >
          {t.submit}
        </Button>
      </S.Send>
    </S.Form>
  );
}

/** The other language, named in itself. */
function LanguageSwitch() {
  const t = useMessages(messages);
  const [language, setLanguage] = useAtom(languageAtom);
  const other = language === 'ru' ? 'en' : 'ru';
  return (
    <TextLink as="button" type="button" tone="quiet" lang={other} onClick={() => setLanguage(other)}>
      {t.otherLanguage}
    </TextLink>
  );
}
