import { marathonStatuses } from '#api/marathon/rules.ts';
import type { ListFilter } from '#features/widgets/ListKit/listFilter.ts';
import { periodFilter } from '#features/widgets/ListKit/period.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useProgramFilters, useStatusOptions } from '../programLists/useProgramFilters.tsx';
import { messages } from './messages.ts';

/** What marathons are filtered by. */
export function useMarathonFilters(): ListFilter[] {
  const t = useMessages(messages);
  return [
    { kind: 'any', id: 'status', label: t.status, options: useStatusOptions('marathon', marathonStatuses) },
    ...useProgramFilters('publicationStatus'),
    periodFilter({ id: 'starts', label: t.starts }),
  ];
}
