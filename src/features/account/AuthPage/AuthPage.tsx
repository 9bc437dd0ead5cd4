import { AuthFrame, type AuthFrameProps } from '#components/layout/AuthFrame/AuthFrame.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { OtherLanguage } from './OtherLanguage.tsx';

type AuthPageProps = Omit<AuthFrameProps, 'foot' | 'art'>;

/** A page of login or recovery: the sunrise beside it, the other language at its foot. */
export function AuthPage(props: AuthPageProps) {
  const t = useMessages(messages);
  return <AuthFrame {...props} art={{ title: t.artTitle, note: t.artNote }} foot={<OtherLanguage />} />;
}
