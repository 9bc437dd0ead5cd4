import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { typedEmailAtom } from '#atoms/session/betweenScreens.ts';
import { invitationAtom } from '#atoms/session/linkToken.ts';
import { checkingCodeAtom, checkingEmailAtom } from '#atoms/session/registration.ts';
import { askForCodeAtom, registrationDraftAtom } from '#atoms/session/registrationDraft.ts';
import { TextField } from '#components/forms/TextField/TextField.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { emailInput } from '../emailInput.ts';
import { FormEnd } from '../FormEnd/FormEnd.tsx';
import { useLinkToken } from '../LinkToken/useLinkToken.ts';
import { RegisterFrame } from '../RegisterFrame/RegisterFrame.tsx';
import { messages } from './messages.ts';
import * as S from './Register.styles.ts';
import { codeStage } from './stages.ts';
import { Taken } from './Taken.tsx';

/** The e-mail, which gets a letter with a code where nobody has it. */
export function EmailStage() {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const ask = useSetAtom(askForCodeAtom);
  const [asking, checking] = [useAtomValue(checkingEmailAtom), useAtomValue(checkingCodeAtom)];
  const busy = asking || checking;
  const invited = useLinkToken('invitation', invitationAtom) !== null;
  const draft = useAtomValue(registrationDraftAtom);
  const [typed, setTyped] = useAtom(typedEmailAtom);
  const [touched, setTouched] = useState(false);
  const [problem, setProblem] = useState<ReactNode>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const email = typed === '' && !touched ? draft.email : typed;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setProblem(null);
    setRefusal(null);
    setTyped(email);
    const result = await ask(email);
    if (result.status === 'sent') return void navigate(codeStage.to, codeStage.options);
    if (result.status === 'refused') return setRefusal(result.message);
    setProblem(result.status === 'taken' ? <Taken /> : result.problems['email']);
    field.current?.focus();
  };

  return (
    <RegisterFrame step={1} title={t.start} lead={invited ? t.invitedLead : t.startLead}>
      <S.Form noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          ref={field}
          label={t.email}
          data-start
          {...emailInput}
          autoComplete="email"
          value={email}
          onChange={(value) => {
            setTouched(true);
            setTyped(value);
            setProblem(null);
            setRefusal(null);
          }}
          error={problem}
        />
        <FormEnd refusal={refusal} busy={busy} label={invited ? t.next : t.ask} busyLabel={t.asking} />
      </S.Form>
    </RegisterFrame>
  );
}
