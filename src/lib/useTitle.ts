import { useEffect } from 'react';
import type { Language } from './i18n/catalogue.ts';
import { useLanguage } from './i18n/LanguageContext.tsx';

const product: Record<Language, string> = { ru: 'Кабинет автора', en: 'Author console' };

/** Names the page in the browser's tab, the nearest first: «Голос и диафрагма — Лекции — Кабинет автора». Empty parts are left out. */
export function useTitle(...parts: (string | null | undefined)[]): void {
  const language = useLanguage();
  const title = [...parts, product[language]].filter(Boolean).join(' — ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
