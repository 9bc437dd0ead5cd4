import { useAtomValue } from 'jotai';
import { Suspense, useEffect } from 'react';
import { onlineAtom } from '#atoms/ui/online.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { ErrorBoundary } from '../../ErrorBoundary.tsx';
import { lazyScreen } from '../../lazyScreen.tsx';
import { messages } from '../messages.ts';
import { useLate } from '../useLate.ts';

const OfflineBand = lazyScreen(
  () => import('#components/feedback/OfflineBand/OfflineBand.tsx'),
  (module) => module.OfflineBand,
);

/** Tells that there is no network. Its code is fetched while there is one. */
export function OfflineHost() {
  const t = useMessages(messages);
  const online = useAtomValue(onlineAtom);
  const late = useLate();
  useEffect(() => {
    if (late) void OfflineBand.preload();
  }, [late]);
  if (online) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <OfflineBand>{t.offline}</OfflineBand>
      </Suspense>
    </ErrorBoundary>
  );
}
