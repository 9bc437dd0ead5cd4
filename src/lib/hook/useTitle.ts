import { useEffect } from 'react';
import type { Language } from '../i18n/catalogue.ts';
import { useLanguage } from '../i18n/LanguageContext.tsx';

const product: Record<Language, string> = { ru: 'Кабинет автора', en: 'Author console' };

/** What the page is, and what goes on over all pages. */
const shown = { name: '', title: '', prefix: '' };

function show(part: Partial<typeof shown>) {
  Object.assign(shown, part);
  document.title = shown.prefix + shown.title;
}

/** Names the page in the browser's tab, the most specific part first: «Голос и диафрагма — Лекции — Кабинет автора». Empty parts are left out. */
export function useTitle(...parts: (string | null | undefined)[]): void {
  const language = useLanguage();
  const name = parts.filter(Boolean).join(' — ');
  const title = name === '' ? product[language] : `${name} — ${product[language]}`;
  useEffect(() => show({ name, title }), [name, title]);
}

/** What the page is called now, without what stands in every title. */
export const pageName = (): string => shown.name;

/** Tells in the browser's tab, before the name of whatever page is open, what goes on: «64 %». Null tells nothing. */
export function useTitlePrefix(text: string | null): void {
  useEffect(() => {
    show({ prefix: text === null ? '' : `${text} — ` });
  }, [text]);
  useEffect(() => () => show({ prefix: '' }), []);
}
