import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    empty: (size: string) => `Обложка ${size}`,
    formats: 'JPG, PNG или\u00A0WebP до\u00A05\u00A0МБ',
    choose: 'Выбрать картинку',
    drop: 'Отпустите, чтобы добавить',
    crop: 'Кадрировать',
    cropCover: 'Кадрировать обложку',
    replace: 'Заменить',
    replaceCover: 'Заменить обложку',
    remove: 'Убрать обложку',
    busy: 'Сохраняем…',
    broken: 'Картинка не\u00A0открылась',
    file: 'Файл обложки',
  },
  en: {
    empty: (size) => `Cover ${size}`,
    formats: 'JPG, PNG or\u00A0WebP up to\u00A05\u00A0MB',
    choose: 'Choose a picture',
    drop: 'Let go to add',
    crop: 'Crop',
    cropCover: 'Crop the cover',
    replace: 'Replace',
    replaceCover: 'Replace the cover',
    remove: 'Remove the cover',
    busy: 'Saving…',
    broken: 'The picture did not open',
    file: 'File of the cover',
  },
});
