import { MessagePage } from '#components/layout/MessagePage/MessagePage.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from '../../messages.ts';
import { CrashActions, crashTitle, type CrashProps } from './CrashActions.tsx';

/** What stands in for a page that broke. Unsaved drafts can be taken out of it. */
export function CrashScreen({ onRetry }: CrashProps) {
  return (
    <MessagePage title={crashTitle} actions={<CrashActions onRetry={onRetry} />}>
      {useMessages(messages).crashText}
    </MessagePage>
  );
}
