import { Block } from '#components/feedback/Block/Block.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from '../../messages.ts';
import { CrashActions, crashTitle, type CrashProps } from './CrashActions.tsx';

/** The crash screen within the frame of the console, which stays. */
export function CrashBlock({ onRetry }: CrashProps) {
  return (
    <Block tone="bad" headingLevel={1} title={crashTitle} action={<CrashActions onRetry={onRetry} />}>
      {useMessages(messages).crashText}
    </Block>
  );
}
