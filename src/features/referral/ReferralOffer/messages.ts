import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of the link and the promo code. */
export const messages = defineMessages({
  ru: {
    title: 'Ваше приглашение',
    text: 'Кто придёт по\u00A0ссылке или введёт промокод, станет вашим рефералом. С\u00A0его покупок начисляется награда.',
    link: 'Ссылка',
    code: 'Промокод',
    copy: 'Скопировать',
    copyLink: 'Скопировать ссылку',
    copyCode: 'Скопировать промокод',
    linkCopied: 'Ссылка скопирована',
    codeCopied: 'Промокод скопирован',
    notCopied: 'Браузер не\u00A0дал скопировать. Выделите текст и\u00A0скопируйте его.',
    download: 'Скачать QR-код',
    file: 'qr-priglashenie.svg',
    none: 'Платформа ещё не\u00A0выдала вам ссылку и\u00A0промокод. Они появятся здесь.',
  },
  en: {
    title: 'Your invitation',
    text: 'Whoever comes by the link or enters the promo code becomes your referral. Their purchases bring a reward.',
    link: 'Link',
    code: 'Promo code',
    copy: 'Copy',
    copyLink: 'Copy the link',
    copyCode: 'Copy the promo code',
    linkCopied: 'The link is copied',
    codeCopied: 'The promo code is copied',
    notCopied: 'The browser did not let it be copied. Select the text and copy it.',
    download: 'Download the QR code',
    file: 'qr-invitation.svg',
    none: 'The platform has not given you a link and a promo code yet. They will be here.',
  },
});
