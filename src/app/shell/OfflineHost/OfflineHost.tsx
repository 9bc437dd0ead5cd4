import { useAtomValue } from 'jotai';
import { seenNoteAtom } from '#atoms/seen/note.ts';
import { onlineAtom } from '#atoms/ui/online.ts';
import { OfflineBand } from '#components/feedback/OfflineBand/OfflineBand.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from '../messages.ts';

/**
 * Tells that there is no network, and how old the shown data is. Its code is part of the frame, because the network may go before anything else can
 * be loaded.
 */
export function OfflineHost() {
  const t = useMessages(messages);
  const online = useAtomValue(onlineAtom);
  const note = useAtomValue(seenNoteAtom);
  return online ? null : <OfflineBand note={note}>{t.offline}</OfflineBand>;
}
