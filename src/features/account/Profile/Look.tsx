import { useAtom } from 'jotai';
import { languageAtom } from '#atoms/ui/language.ts';
import { themeAtom } from '#atoms/ui/theme.ts';
import { SegmentedField } from '#components/forms/SegmentedField/SegmentedField.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import * as S from './Profile.styles.ts';

/** Theme and language of the console. They are settings of the device: they change at once and are no part of the draft. */
export function Look() {
  const t = useMessages(messages);
  const [theme, setTheme] = useAtom(themeAtom);
  const [language, setLanguage] = useAtom(languageAtom);
  return (
    <S.Section>
      <S.Heading>{t.look}</S.Heading>
      <S.Lead>{t.lookLead}</S.Lead>
      <S.Pair>
        <SegmentedField
          label={t.theme}
          value={theme}
          onChange={setTheme}
          options={[
            { value: 'system', label: t.themeSystem },
            { value: 'light', label: t.themeLight },
            { value: 'dark', label: t.themeDark },
          ]}
        />
        <SegmentedField
          label={t.language}
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'ru', label: 'Русский' },
            { value: 'en', label: 'English' },
          ]}
        />
      </S.Pair>
    </S.Section>
  );
}
