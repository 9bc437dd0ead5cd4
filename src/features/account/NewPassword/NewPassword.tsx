import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { recoveryTokenAtom } from '#atoms/session/recovery.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useTitle } from '#lib/hook/useTitle.ts';
import { useLinkToken } from '../LinkToken/useLinkToken.ts';
import { messages } from './messages.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { NoLink, type DeadLink } from './NoLink.tsx';

/** A new password by the link of a letter. The token leaves the address as soon as it was read. */
export function NewPassword() {
  const t = useMessages(messages);
  const token = useLinkToken('token', recoveryTokenAtom);
  const forget = useSetAtom(recoveryTokenAtom);
  const [dead, setDead] = useState<DeadLink | null>(null);

  useTitle(token === null ? t[`${dead ?? 'missing'}Title`] : t.title);
  if (token === null) return <NoLink dead={dead} />;
  return (
    <NewPasswordForm
      key={token}
      token={token}
      onDead={(how) => {
        setDead(how);
        forget(null);
      }}
    />
  );
}
