import { useAtomValue } from 'jotai';
import { Navigate } from 'react-router-dom';
import { registrationDraftAtom, registrationPhotoAtom } from '#atoms/session/registrationDraft.ts';
import { authAtom } from '#atoms/session/session.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useNarrow } from '#lib/hook/useWidth.ts';
import { codeStage } from '../Register/stages.ts';
import { RegisterFrame } from '../RegisterFrame/RegisterFrame.tsx';
import { AboutForm } from './AboutForm.tsx';
import { messages } from './messages.ts';
import { PhotoStage } from './Photo.tsx';

/**
 * The second step of the registration: who the author is. All of it but the password outlives a reload. Without a proved
 * e-mail it leads to the first step; a signed-in author is redirected at once.
 */
export function RegisterStepTwo() {
  const t = useMessages(messages);
  const auth = useAtomValue(authAtom);
  const draft = useAtomValue(registrationDraftAtom);
  const photo = useAtomValue(registrationPhotoAtom);
  const narrow = useNarrow();
  if (auth.status === 'author') return <Navigate to="/" replace />;
  if (draft.code === '') {
    if (auth.status === 'loading') return null;
    // An account that was opened, but whose author could not be read: that is the console's to tell.
    if (auth.status === 'failed') return <Navigate to="/" replace />;
    return <Navigate to={codeStage.to} replace {...(draft.email !== '' && codeStage.options)} />;
  }
  return (
    <RegisterFrame
      step={2}
      title={t.title}
      lead={t.lead}
      stage={!narrow && photo !== null ? <PhotoStage picture={photo} /> : undefined}
    >
      <AboutForm />
    </RegisterFrame>
  );
}
