import { useAtomValue } from 'jotai';
import { seenNoteAtom } from '#atoms/seen/note.ts';
import { onlineAtom } from '#atoms/ui/online.ts';
import { OfflineBand } from '#components/feedback/OfflineBand/OfflineBand.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from '../messages.ts';

/** Tells that there is no network. Its code comes with the frame: the network may go before anything else could be fetched. */
export function OfflineHost() {
  const online = useAtomValue(onlineAtom);
  return online ? null : <Band />;
}

/** Says how old what is shown is, too. */
function Band() {
  const t = useMessages(messages);
  const note = useAtomValue(seenNoteAtom);
  return <OfflineBand {...(note !== null && { note })}>{t.offline}</OfflineBand>;
}
