import { quizStatuses } from '#domain/quiz/schema.ts';
import type { ListFilter } from '#features/kits/list/ListKit/listFilter.ts';
import { useStatusOptions } from '#features/kits/list/ListParts/useStatusOptions.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** Filters of quizzes. */
export function useQuizFilters(): ListFilter[] {
  const t = useMessages(messages);
  return [
    {
      kind: 'flag',
      id: 'drafts',
      label: t.drafts,
      ask: { status: 'draft' },
      quick: true,
    },
    { kind: 'any', id: 'status', label: t.status, options: useStatusOptions('quiz', quizStatuses) },
  ];
}
