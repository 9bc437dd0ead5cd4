import { useAtom } from 'jotai';
import { RESET } from 'jotai/utils';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { recoveryTokenAtom } from '#atoms/session/recovery.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useTitle } from '#lib/useTitle.ts';
import { messages } from './messages.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { NoLink } from './NoLink.tsx';

/** A new password by the link of a letter. The token leaves the address as soon as it was read. */
export function NewPassword() {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [kept, setKept] = useAtom(recoveryTokenAtom);
  const [dead, setDead] = useState(false);
  const given = address.get('token');
  const token = given ?? kept;

  useEffect(() => {
    if (given === null) return;
    setKept(given);
    void navigate('/recovery-password', { replace: true });
  }, [given, setKept, navigate]);

  useTitle(token !== null ? t.title : dead ? t.deadTitle : t.missingTitle);
  if (token === null) return <NoLink dead={dead} />;
  return (
    <NewPasswordForm
      key={token}
      token={token}
      onDead={() => {
        setDead(true);
        setKept(RESET);
      }}
    />
  );
}
