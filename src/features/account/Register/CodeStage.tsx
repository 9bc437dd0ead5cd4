import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useId, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { chosenPasswordAtom, choosePasswordAtom } from '#atoms/session/registrationDraft.ts';
import { CodeField } from '#components/forms/CodeField/CodeField.tsx';
import { PasswordField } from '#components/forms/PasswordField/PasswordField.tsx';
import { PasswordStrength } from '#components/forms/PasswordStrength/PasswordStrength.tsx';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { RegisterFrame } from '../RegisterFrame/RegisterFrame.tsx';
import { ResendLetter } from '../ResendLetter/ResendLetter.tsx';
import { messages } from './messages.ts';
import * as S from './Register.styles.ts';
import { Taken } from './Taken.tsx';
import { useCode } from './useCode.ts';

/** The code of the letter, and the password after it. An invited author sees only the password. */
export function CodeStage() {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const code = useCode(<Taken />);
  const [password, setPassword] = useAtom(chosenPasswordAtom);
  const choose = useSetAtom(choosePasswordAtom);
  const [problem, setProblem] = useState<string>();
  const [choosing, setChoosing] = useState(false);
  const codeField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  // Keys go on where there is something to type: at the code, then at the password.
  useEffect(() => (code.right ? passwordField : codeField).current?.focus(), [code.right]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!code.right) return void code.check(code.digits);
    if (choosing) return;
    setChoosing(true);
    const problems = await choose();
    setChoosing(false);
    if (Object.keys(problems).length === 0) return void navigate('/register-step-two');
    setProblem(problems['password']);
    passwordField.current?.focus();
  };

  const resend = async () => {
    await code.resend();
    codeField.current?.focus();
  };

  return (
    <RegisterFrame
      step={1}
      title={code.invited ? t.choose : t.check}
      lead={
        <>
          {code.right ? t.confirmed(code.email) : t.sentTo(code.email)}
          <S.Change>
            <TextLink as={RouterLink} href="/register">
              {t.change}
            </TextLink>
          </S.Change>
        </>
      }
    >
      <S.Form noValidate onSubmit={(event) => void submit(event)}>
        {/* A password manager keeps the password under this name. */}
        <input type="email" name="email" autoComplete="username" value={code.email} readOnly hidden />
        {!code.invited && <CodeGroup code={code} field={codeField} onResend={() => void resend()} />}
        <S.Group>
          <PasswordField
            ref={passwordField}
            label={t.password}
            name="password"
            size="large"
            autoComplete="new-password"
            aside={t.length}
            placeholder={code.right ? undefined : t.locked}
            disabled={!code.right}
            value={code.right ? password : ''}
            onChange={(value) => {
              setPassword(value);
              setProblem(undefined);
            }}
            error={problem}
          />
          {code.right && <PasswordStrength password={password} known={[code.email]} />}
        </S.Group>
        <Button type="submit" variant="primary" size="large" block disabled={!code.right}>
          {t.next}
        </Button>
        {!code.right && <S.Help>{t.noLetter}</S.Help>}
      </S.Form>
    </RegisterFrame>
  );
}

interface CodeGroupProps {
  code: ReturnType<typeof useCode>;
  field: RefObject<HTMLInputElement | null>;
  onResend: () => void;
}

/** The field of the code, its message, and the button for another letter. */
function CodeGroup({ code, field, onResend }: CodeGroupProps) {
  const t = useMessages(messages);
  const id = useId();
  return (
    <S.Group>
      <CodeField
        ref={field}
        label={t.code}
        name="code"
        aria-describedby={`${id}-said`}
        readOnly={code.right}
        value={code.digits}
        onChange={code.type}
        onComplete={(whole) => void code.check(whole)}
        // The field has the focus already, and does not tell what comes to it.
        error={code.problem && <span role="alert">{code.problem}</span>}
      />
      <S.Under>
        <S.Said as="output" id={`${id}-said`}>
          {code.right ? (
            <>
              <Glyph name="ready" />
              {t.right}
            </>
          ) : code.checking ? (
            t.checking
          ) : code.sentAgain ? (
            t.sentAgain
          ) : code.problem ? null : (
            t.paste
          )}
        </S.Said>
        {!code.right && <ResendLetter sentAt={code.sentAt} busy={code.asking} onResend={onResend} />}
      </S.Under>
    </S.Group>
  );
}
