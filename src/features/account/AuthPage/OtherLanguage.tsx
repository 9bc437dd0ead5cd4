import { useAtom } from 'jotai';
import { languageAtom } from '#atoms/ui/language.ts';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** The other language, named in itself: at the foot of every page outside the console. What was typed stays. */
export function OtherLanguage() {
  const t = useMessages(messages);
  const [language, setLanguage] = useAtom(languageAtom);
  const other = language === 'ru' ? 'en' : 'ru';
  return (
    <TextLink as="button" type="button" tone="quiet" lang={other} onClick={() => setLanguage(other)}>
      {t.otherLanguage}
    </TextLink>
  );
}
