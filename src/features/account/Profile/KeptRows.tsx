import { useAtom } from 'jotai';
import { keepRowsAtom } from '#atoms/seen/setting.ts';
import { Switch } from '#components/forms/Switch/Switch.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import * as S from './Profile.styles.ts';

/** The setting whether rows are stored on this device. Switching it off removes them at once. */
export function KeptRows() {
  const t = useMessages(messages);
  const [keeps, setKeeps] = useAtom(keepRowsAtom);
  return (
    <S.Section>
      <S.Heading>{t.device}</S.Heading>
      <S.Switches>
        <Switch label={t.keepRows} hint={t.keepRowsHint} checked={keeps} onChange={setKeeps} />
      </S.Switches>
    </S.Section>
  );
}
