import { useAtomValue, useSetAtom } from 'jotai';
import { useState, type ReactNode } from 'react';
import { isInvitation } from '#domain/auth/schema.ts';
import { checkingCodeAtom, checkingEmailAtom } from '#atoms/session/registration.ts';
import { askForCodeAtom, proveCodeAtom, registrationDraftAtom } from '#atoms/session/registrationDraft.ts';

/** The code of the letter as it is typed, checked once it is whole, and asked for again. `taken` is said of an e-mail that got an owner meanwhile. */
export function useCode(taken: ReactNode) {
  const draft = useAtomValue(registrationDraftAtom);
  const prove = useSetAtom(proveCodeAtom);
  const ask = useSetAtom(askForCodeAtom);
  const checking = useAtomValue(checkingCodeAtom);
  const asking = useAtomValue(checkingEmailAtom);
  const [digits, setDigits] = useState('');
  const [problem, setProblem] = useState<ReactNode>(null);
  const [sentAgain, setSentAgain] = useState(false);

  return {
    email: draft.email,
    sentAt: draft.sentAt,
    /** The platform found the code right. */
    right: draft.code !== '',
    digits: draft.code || digits,
    /** A link proved the e-mail: there is no code of a letter to show. */
    invited: isInvitation(draft.code),
    problem,
    checking,
    asking,
    sentAgain,
    type(value: string) {
      setDigits(value);
      setProblem(null);
      setSentAgain(false);
    },
    async check(code: string) {
      if (checking) return;
      const result = await prove(code);
      if (result.status === 'invalid') setProblem(result.problems['code']);
      if (result.status === 'refused') setProblem(result.message);
    },
    async resend() {
      setProblem(null);
      setSentAgain(false);
      const result = await ask(draft.email);
      if (result.status === 'sent') {
        setDigits('');
        setSentAgain(true);
      } else
        setProblem(
          result.status === 'taken'
            ? taken
            : result.status === 'refused'
              ? result.message
              : result.problems['email'],
        );
    },
  };
}
