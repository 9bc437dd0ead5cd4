import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Messages within the frame about code that did not arrive. */
export const messages = defineMessages({
  ru: {
    part: 'Эта часть не\u00A0загрузилась.',
    partOffline: 'Нет сети. Эта часть появится сама, как только сеть вернётся.',
    over: 'Не\u00A0загрузилось',
    overText: 'Откроем, как только получится.',
    overOffline: 'Откроем, как только появится сеть.',
    close: 'Не\u00A0открывать',
  },
  en: {
    part: 'This part did not load.',
    partOffline: 'No connection. This part comes by itself as soon as the network is back.',
    over: 'It did not load',
    overText: 'It opens as soon as it comes.',
    overOffline: 'It opens as soon as there is a network.',
    close: 'Do not open',
  },
});
