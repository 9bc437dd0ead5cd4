import { MessagePage } from '#components/layout/MessagePage/MessagePage.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from '../../messages.ts';
import { CrashActions, crashTitle, type CrashProps } from './CrashActions.tsx';

/** The fallback for a crashed page. It lets the author save unsaved drafts. */
export function CrashScreen({ onRetry }: CrashProps) {
  return (
    <MessagePage title={crashTitle} actions={<CrashActions onRetry={onRetry} />}>
      {useMessages(messages).crashText}
    </MessagePage>
  );
}
