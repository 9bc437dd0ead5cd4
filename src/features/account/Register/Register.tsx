import { useAtomValue } from 'jotai';
import { Navigate, useLocation } from 'react-router-dom';
import { registrationDraftAtom } from '#atoms/session/registrationDraft.ts';
import { authAtom } from '#atoms/session/session.ts';
import { CodeStage } from './CodeStage.tsx';
import { EmailStage } from './EmailStage.tsx';

/**
 * The first step of the registration: the e-mail, then its code and a password. Who is signed in goes on at once. Nobody gets
 * to the code without a letter on its way.
 */
export function Register() {
  const auth = useAtomValue(authAtom);
  const { email } = useAtomValue(registrationDraftAtom);
  const { state } = useLocation();
  if (auth.status === 'author') return <Navigate to="/" replace />;
  return state?.code === true && email !== '' ? <CodeStage key={email} /> : <EmailStage />;
}
