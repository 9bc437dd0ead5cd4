import { errorText } from '#api/api-error.ts';
import type { Original } from '#atoms/copy/copy.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { copyMessages } from './copyMessages.ts';

/** Why there is nothing to decide about an original; null where there is, or will be. */
export function useTrouble({ status, error }: Pick<Original, 'status' | 'error'>): string | null {
  const t = useMessages(copyMessages);
  const language = useLanguage();
  if (status === 'notFound') return t.gone;
  return status === 'failed' && error !== null ? errorText(error, language) : null;
}
