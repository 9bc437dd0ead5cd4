import { FileQuestion, type LucideIcon } from 'lucide-react';
import { errorText } from '#api/api-error.ts';
import type { EntityState } from '#atoms/states.ts';
import { Block } from '#components/feedback/Block/Block.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

export interface NoRecordProps {
  /** How the reading of the record stands. */
  state: Pick<EntityState<unknown>, 'status' | 'error' | 'retry'>;
  /** What is told where there is no such record, and where it did not open. */
  texts: { notFound: string; notFoundText: string; failed: string };
  /** Stands over what is told of a record that does not exist. */
  icon?: LucideIcon | undefined;
  /** Leads from a record that does not exist to the list. */
  onBack?: (() => void) | undefined;
}

/** Why a record does not show: there is none, or it could not be read. Nothing while it is being read or shows. */
export function NoRecord({ state, texts, icon: Icon = FileQuestion, onBack }: NoRecordProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { status, error, retry } = state;
  if (status === 'notFound') {
    return (
      <Block
        icon={<Icon size={24} strokeWidth={1.5} aria-hidden />}
        title={texts.notFound}
        action={onBack && <Button onClick={onBack}>{t.toList}</Button>}
      >
        {texts.notFoundText}
      </Block>
    );
  }
  if (status !== 'failed') return null;
  return (
    <Block tone="bad" title={texts.failed} action={<Button onClick={retry}>{t.retry}</Button>}>
      {error && errorText(error, language)}
    </Block>
  );
}
