import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { Tag } from '#domain/tag/schema.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { RowTitle } from '#components/data/DataTable/RowTitle.tsx';
import type { ListColumn } from '#features/kits/list/ListKit/types.ts';
import { csvMoment } from '#lib/csv.ts';
import { formatMoment } from '#lib/dates.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color } from '#theme/tokens.ts';
import { messages } from './messages.ts';

/** What is told of tags in a table and in a file. */
export function useTagColumns(): ListColumn<Tag>[] {
  const t = useMessages(messages);
  const language = useLanguage();
  const zone = useAtomValue(authorAtom)?.timezone;
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
    {
      id: 'created',
      header: t.created,
      cell: ({ createdAt }) =>
        createdAt === undefined ? null : <Quiet>{formatMoment(createdAt, zone, language)}</Quiet>,
      align: 'end',
      width: 160,
      sort: 'createdAt',
      hideable: true,
      priority: 1,
      csv: ({ createdAt }) => csvMoment(createdAt, zone),
    },
  ];
}

const Quiet = styled.span`
  color: ${color.ink2};
`;
