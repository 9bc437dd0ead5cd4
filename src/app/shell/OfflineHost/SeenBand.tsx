import { useAtomValue } from 'jotai';
import { seenAtAtom } from '#atoms/seen/seenAt.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { OfflineBand } from '#components/feedback/OfflineBand/OfflineBand.tsx';
import { formatDateTime } from '#lib/formatDateTime.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages as frame } from '../messages.ts';
import { messages } from './messages.ts';

/** The band of a page without a network: what is shown was read at another time, and it says when. */
export function SeenBand() {
  const t = useMessages(messages);
  const { offline } = useMessages(frame);
  const language = useLanguage();
  const zone = useAtomValue(authorAtom)?.timezone;
  const at = useAtomValue(seenAtAtom);
  const note = at === null ? undefined : t.seen(formatDateTime(new Date(at).toISOString(), zone, language));
  return <OfflineBand {...(note !== undefined && { note })}>{offline}</OfflineBand>;
}
