import type { ReactNode } from 'react';
import { AuthFrame, type AuthFrameProps } from '#components/layout/AuthFrame/AuthFrame.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { OtherLanguage } from './OtherLanguage.tsx';
import { useArrival } from './useArrival.ts';

interface AuthPageProps extends Omit<AuthFrameProps, 'foot' | 'art' | 'title' | 'lead' | 'children'> {
  /** The heading of the page. */
  title: ReactNode;
  /** The instruction, in one sentence. */
  lead: ReactNode;
  /** The form, under the lead. */
  children: ReactNode;
}

/** A page of login or recovery: the sunrise beside it, the other language at its foot. */
export function AuthPage(props: AuthPageProps) {
  const t = useMessages(messages);
  useArrival();
  return <AuthFrame {...props} art={{ title: t.artTitle, note: t.artNote }} foot={<OtherLanguage />} />;
}
