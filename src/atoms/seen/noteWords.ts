import { atom } from 'jotai';
import { formatDateTime } from '#lib/time/formatDateTime.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { authorAtom } from '../session/session.ts';
import { languageAtom } from '../ui/language.ts';
import { onlineAtom } from '../ui/online.ts';
import { seenAtAtom } from './seenAt.ts';

const messages = defineMessages({
  ru: { seen: (when: string) => `Показано, как было ${when}` },
  en: { seen: (when: string) => `Shown as it was ${when}` },
});

/** When the shown data was read, in the author's time zone. */
export const noteWordsAtom = atom((get) => {
  // Online nobody needs it, and it subscribes to nothing.
  if (get(onlineAtom)) return undefined;
  const at = get(seenAtAtom);
  if (at === null) return undefined;
  const language = get(languageAtom);
  const when = formatDateTime(new Date(at).toISOString(), get(authorAtom)?.timezone, language);
  return messages[language].seen(when);
});
