import type { Tag } from '#domain/tag/schema.ts';
import { RowTitle } from '#components/data/DataTable/RowTitle.tsx';
import type { ListColumn } from '#features/kits/list/ListKit/types.ts';
import { Quiet, useMomentColumn } from '#features/kits/list/ListParts/useMomentColumn.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** Columns of tags, in the table and in the exported file. */
export function useTagColumns(): ListColumn<Tag>[] {
  const t = useMessages(messages);
  const moment = useMomentColumn<Tag>();
  return [
    {
      id: 'name',
      header: t.name,
      cell: ({ name }) => <RowTitle>{name}</RowTitle>,
      sort: 'name',
      phone: 'title',
      csv: ({ name }) => name,
    },
    {
      id: 'used',
      header: t.used,
      cell: ({ usageCount }) => (usageCount === 0 ? <Quiet>{t.unused}</Quiet> : usageCount),
      align: 'end',
      width: 144,
      sort: 'usageCount',
      phone: 'figure',
      phoneLabel: t.used,
      csv: ({ usageCount }) => usageCount,
    },
    moment(({ createdAt }) => createdAt, {
      id: 'created',
      header: t.created,
      width: 160,
      sort: 'createdAt',
      priority: 1,
    }),
  ];
}
