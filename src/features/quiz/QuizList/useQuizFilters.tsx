import { quizStatuses } from '#domain/quiz/schema.ts';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { statusLook } from '#components/feedback/Status/statusLooks.ts';
import type { ListFilter } from '#features/kits/list/ListKit/listFilter.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** What quizzes are filtered by. */
export function useQuizFilters(): ListFilter[] {
  const t = useMessages(messages);
  const language = useLanguage();
  return [
    {
      kind: 'flag',
      id: 'drafts',
      label: t.drafts,
      ask: { status: 'draft' },
      quick: true,
    },
    {
      kind: 'any',
      id: 'status',
      label: t.status,
      options: quizStatuses.map((value) => {
        const { label, glyph } = statusLook('quiz', value, language);
        return { value, label, icon: <Glyph name={glyph} /> };
      }),
    },
  ];
}
