import { kindName } from '#domain/kinds.ts';
import { contentTypes } from '#domain/content/schema.ts';
import { KindIcon } from '#components/primitives/KindIcon/KindIcon.tsx';
import type { ListFilter, ListSort } from '#features/kits/list/ListKit/listFilter.ts';
import { periodFilter } from '#features/kits/list/ListKit/period.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** Filters of publications, in addition to the tabs of statuses. */
export function usePublicationFilters(): ListFilter[] {
  const t = useMessages(messages);
  const language = useLanguage();
  return [
    {
      kind: 'any',
      id: 'type',
      field: 'contentType',
      label: t.type,
      options: contentTypes.map((value) => ({
        value,
        label: kindName(value, language),
        icon: <KindIcon kind={value} size={16} />,
      })),
    },
    {
      kind: 'one',
      id: 'visibility',
      label: t.visibility,
      options: [
        { value: 'catalog', label: t.inCatalog },
        { value: 'link', label: t.byLink },
      ],
    },
    periodFilter({ id: 'changed', label: t.changedIn }),
  ];
}

/** In what orders publications are shown. */
export function usePublicationSorts(): ListSort[] {
  const t = useMessages(messages);
  return [
    { id: 'new', label: t.sortNew, by: '-updatedAt' },
    { id: 'title', label: t.sortTitle, by: 'title' },
    { id: 'income', label: t.sortIncome, by: '-revenueKopecks' },
    { id: 'sales', label: t.sortSales, by: '-salesCount' },
    { id: 'price', label: t.sortPrice, by: '-costKopecks' },
  ];
}
