import { useAtomValue } from 'jotai';
import { consultationRequestStatuses } from '#domain/consultation-request/rules.ts';
import { consultationListAtom } from '#atoms/consultation/consultations.ts';
import { periodFilter } from '#features/kits/list/ListKit/period.ts';
import type { ListFilter } from '#features/kits/list/ListKit/listFilter.ts';
import { useStatusOptions } from '#features/kits/list/ListParts/useStatusOptions.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** The consultations that are offered as a filter. */
const offered = { limit: 100, sort: 'name' };

/** Filters of requests. */
export function useConsultationRequestFilters(): ListFilter[] {
  const t = useMessages(messages);
  const { items: consultations, hasMore } = useAtomValue(consultationListAtom(offered));
  return [
    {
      kind: 'any',
      id: 'status',
      label: t.status,
      options: useStatusOptions('request', consultationRequestStatuses),
    },
    {
      kind: 'any',
      id: 'consultation',
      field: 'consultationId',
      label: t.consultation,
      isPart: hasMore,
      options: consultations.map(({ id, name }) => ({ value: id, label: name })),
    },
    { kind: 'flag', id: 'paid', value: 'no', label: t.unpaid, ask: { paid: false } },
    periodFilter({ id: 'meets', label: t.meets }),
  ];
}
