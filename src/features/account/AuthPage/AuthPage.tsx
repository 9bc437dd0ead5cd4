import { useAtom } from 'jotai';
import { languageAtom } from '#atoms/ui/language.ts';
import { AuthFrame, type AuthFrameProps } from '#components/layout/AuthFrame/AuthFrame.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

export type AuthPageProps = Omit<AuthFrameProps, 'foot' | 'art'>;

/** A page of login or recovery: the sunrise beside it, the other language at its foot. */
export function AuthPage(props: AuthPageProps) {
  const t = useMessages(messages);
  const [language, setLanguage] = useAtom(languageAtom);
  const other = language === 'ru' ? 'en' : 'ru';
  return (
    <AuthFrame
      {...props}
      art={{ title: t.artTitle, note: t.artNote }}
      foot={
        <TextLink as="button" type="button" tone="quiet" lang={other} onClick={() => setLanguage(other)}>
          {t.otherLanguage}
        </TextLink>
      }
    />
  );
}
