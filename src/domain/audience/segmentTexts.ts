import { defineMessages } from '#lib/i18n/catalogue.ts';

/** The names of the groups of buyers, and their conditions. */
export const buyerSegmentTexts = defineMessages({
  ru: {
    newcomers: 'Новые покупатели',
    regulars: 'Постоянные',
    spenders: 'Тратят больше всех',
    occasional: 'Купили раз или два',
    cooling: 'Засыпают',
    gone: 'Потерянные',
    newcomersHint: 'Первая покупка за\u00A0последние 30\u00A0дней',
    regularsHint: 'Три покупки и\u00A0больше, последняя не\u00A0раньше 60\u00A0дней назад',
    spendersHint: 'Десятая часть покупателей с\u00A0самой большой суммой',
    occasionalHint: 'Одна или две покупки, последняя не\u00A0раньше 60\u00A0дней назад',
    coolingHint: 'Не\u00A0покупали от\u00A060 до\u00A0180\u00A0дней',
    goneHint: 'Не\u00A0покупали больше 180\u00A0дней',
  },
  en: {
    newcomers: 'New buyers',
    regulars: 'Regulars',
    spenders: 'Biggest spenders',
    occasional: 'Bought once or twice',
    cooling: 'Falling asleep',
    gone: 'Lost',
    newcomersHint: 'First purchase within the last 30 days',
    regularsHint: 'Three purchases or more, the last within 60 days',
    spendersHint: 'The top tenth of buyers by spending',
    occasionalHint: 'One or two purchases, the last within 60 days',
    coolingHint: 'No purchase for 60 to 180 days',
    goneHint: 'No purchase for over 180 days',
  },
});
