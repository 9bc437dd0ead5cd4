import { marathonStatuses } from '#domain/marathon/rules.ts';
import type { ListFilter } from '#features/kits/list/ListKit/listFilter.ts';
import { periodFilter } from '#features/kits/list/ListKit/period.ts';
import { useStatusOptions } from '#features/kits/list/ListParts/useStatusOptions.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useProgramFilters } from '#features/kits/program/programLists/useProgramFilters.tsx';
import { messages } from './messages.ts';

/** Filters of marathons. */
export function useMarathonFilters(): ListFilter[] {
  const t = useMessages(messages);
  return [
    { kind: 'any', id: 'status', label: t.status, options: useStatusOptions('marathon', marathonStatuses) },
    ...useProgramFilters('publicationStatus'),
    periodFilter({ id: 'starts', label: t.starts }),
  ];
}
