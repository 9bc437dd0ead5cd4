import { useAtomValue } from 'jotai';
import { onlineAtom } from '#atoms/ui/online.ts';
import { MessagePage } from '#components/layout/MessagePage/MessagePage.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { ButtonLink } from '#components/primitives/ButtonLink/ButtonLink.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useTitle } from '#lib/hook/useTitle.ts';
import { messages } from '../messages.ts';

export interface ServerErrorScreenProps {
  /** Retries; by default the page is reloaded. */
  onRetry?: () => void;
}

/** «500»: the platform did not answer, so that not even the session is known. Offline it says so instead. */
export function ServerErrorScreen({ onRetry = () => location.reload() }: ServerErrorScreenProps) {
  const t = useMessages(messages);
  const online = useAtomValue(onlineAtom);
  const title = online ? t.serverErrorTitle : t.offlineTitle;
  useTitle(title);
  return (
    <MessagePage
      {...(online && { code: '500' })}
      title={title}
      actions={
        <>
          <Button variant="primary" size="large" onClick={onRetry}>
            {t.retry}
          </Button>
          <ButtonLink variant="quiet" size="large" href="#/">
            {t.toHome}
          </ButtonLink>
        </>
      }
    >
      {online ? t.serverErrorText : t.offlineText}
    </MessagePage>
  );
}
