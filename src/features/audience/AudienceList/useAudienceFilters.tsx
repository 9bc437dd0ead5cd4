import { useAtomValue } from 'jotai';
import { isKind } from '#domain/kinds.ts';
import { countriesAtom } from '#atoms/country/countries.ts';
import { bestSoldAtom } from '#atoms/publication/sharedPublications.ts';
import { KindIcon } from '#components/primitives/KindIcon/KindIcon.tsx';
import { periodFilter } from '#features/kits/list/ListKit/period.ts';
import type { ListFilter } from '#features/kits/list/ListKit/listFilter.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** Filters of clients within a segment. */
export function useAudienceFilters(): ListFilter[] {
  const t = useMessages(messages);
  const { items: sold, hasMore } = useAtomValue(bestSoldAtom);
  const countries = useAtomValue(countriesAtom).item ?? [];
  return [
    { kind: 'flag', id: 'push', label: t.pushes, ask: { pushConsent: true }, quick: true },
    {
      kind: 'any',
      id: 'product',
      label: t.product,
      isPart: hasMore,
      options: sold.map(({ contentId, contentType, title }) => ({
        value: contentId,
        label: title,
        icon: isKind(contentType) && <KindIcon kind={contentType} />,
      })),
    },
    {
      kind: 'any',
      id: 'country',
      label: t.country,
      options: countries.map(({ code, name }) => ({ value: code, label: name })),
    },
    periodFilter({ id: 'activity', label: t.activity }),
  ];
}
