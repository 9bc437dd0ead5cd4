import { defineMessages, type Language } from '#lib/i18n/catalogue.ts';
import { formatMoney } from '#lib/number/money.ts';

const messages = defineMessages({
  ru: {
    video: 'Видеозвонок',
    phone: 'Телефон',
    chat: 'Чат',
    office: 'Очно',
    free: 'Бесплатно',
    open: 'Запись открыта',
    closed: 'Запись закрыта',
  },
  en: {
    video: 'Video call',
    phone: 'Phone',
    chat: 'Chat',
    office: 'In person',
    free: 'Free',
    open: 'Booking is open',
    closed: 'Booking is closed',
  },
});

/** How a consultation is held, in words; a format that the console does not know stays as it came. */
export function formatName(format: string, language: Language): string {
  const { video, phone, chat, office } = messages[language];
  return (
    new Map([
      ['video', video],
      ['phone', phone],
      ['chat', chat],
      ['office', office],
    ]).get(format) ?? format
  );
}

interface Priced {
  costKopecks: number;
  currency: string;
}

/** The price of a consultation: its publication's, else its own. */
export function priceOf(
  consultation: Priced,
  publication: Priced | null | undefined,
  language: Language,
): string {
  const { costKopecks, currency } = publication ?? consultation;
  return costKopecks === 0 ? messages[language].free : formatMoney(costKopecks, currency);
}

/** Whether it can be booked, in words. */
export const bookingName = (isActive: boolean, language: Language): string =>
  isActive ? messages[language].open : messages[language].closed;
