import * as v from 'valibot';
import type { Language } from '#lib/i18n/catalogue.ts';
import { preferenceAtom } from './preference.ts';

/** The author's language. Texts of intents use it too. */
export const languageAtom = preferenceAtom<Language>('language', 'ru', v.picklist(['ru', 'en']));
