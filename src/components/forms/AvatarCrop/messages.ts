import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    frame: 'Кадр фото. Стрелки двигают фото, с\u00A0Shift\u00A0— медленнее',
    moveHint: 'Двигайте фото мышью или стрелками',
  },
  en: {
    frame: 'Frame of the photo. Arrows move the photo, with Shift slower',
    moveHint: 'Move the photo with the mouse or the arrows',
  },
});
