import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { statusLook } from '#components/feedback/Status/statusLooks.ts';
import type { ListFilter } from '#features/kits/list/ListKit/listFilter.ts';
import { periodFilter } from '#features/kits/list/ListKit/period.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** Filters of attempts. Those of other quizzes are never among them. */
export function useAnswerFilters(): ListFilter[] {
  const t = useMessages(messages);
  const language = useLanguage();
  const results = [
    { value: 'true', status: 'true' },
    { value: 'false', status: 'false' },
    { value: 'waiting', status: 'null' },
  ];
  return [
    {
      kind: 'any',
      id: 'passed',
      label: t.result,
      options: results.map(({ value, status }) => {
        const { label, glyph } = statusLook('quizAnswer', status, language);
        return { value, label, icon: <Glyph name={glyph} /> };
      }),
    },
    periodFilter({ id: 'period', label: t.period }),
  ];
}
