import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { onlineAtom } from '#atoms/ui/online.ts';
import { OfflineBand } from '#components/feedback/OfflineBand/OfflineBand.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { lazyScreen } from '../../lazyScreen.tsx';
import { messages } from '../messages.ts';

const SeenBand = lazyScreen(
  () => import('./SeenBand.tsx'),
  (module) => module.SeenBand,
  { without: () => <PlainBand /> },
);

/**
 * Tells that there is no network, and how old what is shown is. The code of the first comes with the frame: the network may go before
 * anything else could be fetched.
 */
export function OfflineHost() {
  const online = useAtomValue(onlineAtom);
  if (online) return null;
  return (
    <Suspense fallback={<PlainBand />}>
      <SeenBand />
    </Suspense>
  );
}

function PlainBand() {
  const t = useMessages(messages);
  return <OfflineBand>{t.offline}</OfflineBand>;
}
