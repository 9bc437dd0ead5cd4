import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of an open tag. */
export const messages = defineMessages({
  ru: {
    label: (name: string) => `Тег «${name}»`,
    loading: 'Тег',
    notFound: 'Тега нет',
    notFoundText: 'Его нет среди ваших тегов, или адрес неполный.',
    failed: 'Не\u00A0удалось узнать, где тег используется',
    retry: 'Повторить',
    stays:
      'Переименовать или удалить тег платформа не\u00A0даёт. Снимите его с\u00A0материалов, и\u00A0он перестанет показываться клиентам.',
  },
  en: {
    label: (name: string) => `Tag “${name}”`,
    loading: 'Tag',
    notFound: 'No such tag',
    notFoundText: 'It is not among your tags, or the address is incomplete.',
    failed: 'Could not find where the tag is used',
    retry: 'Try again',
    stays:
      'The platform does not let you rename or remove a tag. Take it off everything that carries it, and clients no longer see it.',
  },
});
