import { notificationKinds } from '#domain/account/schema.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { messages } from './messages.ts';

/** Labels of the notifications by mail, in the order of the form. */
export function lettersOf(language: Language) {
  const t = messages[language];
  const words = {
    moderation: { label: t.moderation, hint: t.moderationHint },
    requests: { label: t.requests, hint: t.requestsHint },
    sales: { label: t.sales, hint: t.salesHint },
    webinars: { label: t.webinars, hint: t.webinarsHint },
  };
  return notificationKinds.map((kind) => ({ kind, ...words[kind] }));
}
