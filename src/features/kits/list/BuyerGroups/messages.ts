import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

/** Texts of the list of groups. */
export const messages = defineMessages({
  ru: {
    size: (count: number, figure: string) =>
      `${figure}\u00A0${pluralRu(count, 'покупатель', 'покупателя', 'покупателей')}`,
    reachable: (figure: string) => `получат\u00A0${figure}`,
    unreachable: 'уведомления никто не\u00A0разрешил',
    write: 'Написать',
    writeTo: (name: string) => `Написать: ${name}`,
    loading: 'Считаем группы покупателей',
    failed: 'Не\u00A0удалось посчитать группы покупателей',
    retry: 'Повторить',
    long: (figure: string) =>
      `Чтобы разложить покупателей по\u00A0группам, нужно прочитать ${figure} покупок и\u00A0клиентов. Это займёт до\u00A0минуты.`,
    count: 'Посчитать',
    nobody: 'Группы появятся с\u00A0первыми покупками.',
  },
  en: {
    size: (count: number, figure: string) => `${figure}\u00A0${pluralEn(count, 'buyer', 'buyers')}`,
    reachable: (figure: string) => `${figure} will get it`,
    unreachable: 'everyone has notifications off',
    write: 'Write',
    writeTo: (name: string) => `Write: ${name}`,
    loading: 'Counting the groups of buyers',
    failed: 'Could not count the groups of buyers',
    retry: 'Try again',
    long: (figure: string) =>
      `To tell groups of buyers, ${figure} purchases and clients must be read. It takes up to a minute.`,
    count: 'Count',
    nobody: 'Groups appear with the first purchases.',
  },
});
