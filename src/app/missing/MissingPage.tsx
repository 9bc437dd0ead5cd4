import { useAtomValue } from 'jotai';
import { onlineAtom } from '#atoms/ui/online.ts';
import { MessagePage } from '#components/layout/MessagePage/MessagePage.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import type { MissingProps } from '#lib/loading/preloadable.tsx';
import { messages } from '../messages.ts';

/**
 * The fallback for a whole page whose code did not arrive, outside the frame or with the frame itself. It disappears once there is a network. Smaller
 * parts that are missing there are not needed.
 */
export function MissingPage({ shape, onRetry }: MissingProps) {
  const t = useMessages(messages);
  const online = useAtomValue(onlineAtom);
  // A newer console may have been deployed.
  const retry = async () => {
    if (!(await onRetry()) && online) location.reload();
  };
  if (shape !== 'screen') return null;
  return (
    <MessagePage
      title={online ? t.missing : t.offline}
      actions={
        <Button variant="primary" size="large" onClick={() => void retry()}>
          {t.retry}
        </Button>
      }
    >
      {t.missingText}
    </MessagePage>
  );
}
