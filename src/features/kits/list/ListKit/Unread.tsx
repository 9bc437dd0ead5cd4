import styled from 'styled-components';
import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color, space, type } from '#theme/tokens.ts';

const messages = defineMessages({
  ru: {
    unread: (count: number) =>
      `${pluralRu(count, 'Не\u00A0показана', 'Не\u00A0показаны', 'Не\u00A0показано')} ${count}\u00A0${pluralRu(count, 'запись', 'записи', 'записей')}: платформа ответила непонятно`,
  },
  en: {
    unread: (count: number) =>
      `${count}\u00A0${pluralEn(count, 'row is', 'rows are')} not shown: the platform’s answer makes no sense`,
  },
});

/** How many rows of a list could not be read, and are not among those under it. Loaded when there are any. */
export default function Unread({ count }: { count: number }) {
  const t = useMessages(messages);
  return <Line role="status">{t.unread(count)}</Line>;
}

const Line = styled.p`
  margin: 0 0 ${space[3]};
  ${type.body}
  color: ${color.badText};
`;
