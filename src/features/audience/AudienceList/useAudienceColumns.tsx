import styled from 'styled-components';
import type { Client } from '#domain/audience/schema.ts';
import type { ListColumn } from '#features/kits/list/ListKit/types.ts';
import { PersonCell } from '#features/kits/list/ListParts/PersonCell.tsx';
import { useMomentColumn } from '#features/kits/list/ListParts/useMomentColumn.tsx';
import { countryName } from '#lib/text/countries.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatMoney } from '#lib/number/money.ts';
import { weight } from '#theme/tokens.ts';
import { segmentName } from '../names.ts';
import { messages } from './messages.ts';

/** Columns of clients, in the table and in the exported file. */
export function useAudienceColumns(): ListColumn<Client>[] {
  const t = useMessages(messages);
  const language = useLanguage();
  const text = (
    id: string,
    header: string,
    of: (client: Client) => string | null,
    rest: Partial<ListColumn<Client>> = {},
  ): ListColumn<Client> => ({
    id,
    header,
    cell: of,
    width: 128,
    hideable: true,
    priority: 4,
    csv: of,
    ...rest,
  });
  const moment = useMomentColumn<Client>();
  return [
    {
      id: 'name',
      header: t.client,
      cell: ({ name, email, avatarId }) => <PersonCell person={{ name, avatarId }} note={email} />,
      sort: 'name',
      minWidth: 232,
      phone: 'title',
      csv: ({ name }) => name,
    },
    text('email', t.email, ({ email }) => email ?? null, { optional: true }),
    text('phone', t.phone, ({ phone }) => phone ?? null, { optional: true }),
    text('segment', t.segment, ({ segment }) => (segment ? segmentName(segment, language) : null), {
      width: 104,
      priority: 2,
      phone: 'state',
    }),
    text('country', t.country, ({ country }) => (country ? countryName(country, language) : null), {
      width: 112,
      priority: 3,
    }),
    text('push', t.push, ({ pushConsent }) => (pushConsent ? t.yes : t.no), { width: 72, optional: true }),
    moment(({ firstPurchaseAt }) => firstPurchaseAt ?? undefined, {
      id: 'firstPurchaseAt',
      header: t.first,
      sort: 'firstPurchaseAt',
      width: 136,
      optional: true,
      priority: 5,
    }),
    moment(({ lastActivityAt }) => lastActivityAt ?? undefined, {
      id: 'lastActivityAt',
      header: t.last,
      sort: 'lastActivityAt',
      width: 136,
      priority: 1,
      phone: 'note',
    }),
    {
      id: 'purchases',
      header: t.purchases,
      cell: ({ purchasesCount }) => (purchasesCount === 0 ? null : purchasesCount),
      align: 'end',
      width: 80,
      sort: 'purchasesCount',
      hideable: true,
      csv: ({ purchasesCount }) => purchasesCount,
    },
    {
      id: 'spent',
      header: t.spent,
      cell: ({ totalKopecks }) => (totalKopecks === 0 ? null : <Strong>{formatMoney(totalKopecks)}</Strong>),
      align: 'end',
      width: 112,
      sort: 'totalKopecks',
      phone: 'figure',
      csv: ({ totalKopecks }) => totalKopecks / 100,
    },
  ];
}

const Strong = styled.span`
  font-weight: ${weight.strong};
`;
