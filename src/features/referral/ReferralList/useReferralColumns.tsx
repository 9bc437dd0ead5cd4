import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { Referral } from '#domain/referral/schema.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { statusLook } from '#components/feedback/Status/statusLooks.ts';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import type { ListColumn } from '#features/kits/list/ListKit/types.ts';
import { Caption, PersonCell, Two } from '#features/kits/list/ListParts/PersonCell.tsx';
import { useStatusColumn } from '#features/kits/list/ListParts/useStatusColumn.tsx';
import { csvMoment } from '#lib/file/csvMoment.ts';
import { formatMoment } from '#lib/time/dates.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatMoney } from '#lib/number/money.ts';
import { messages } from './messages.ts';

/** For how much, and how often, the one who came has bought. */
const purchaseColumns = (t: (typeof messages)['ru']): ListColumn<Referral>[] => [
  {
    id: 'bought',
    header: t.bought,
    cell: ({ purchasesKopecks }) => (purchasesKopecks === 0 ? null : formatMoney(purchasesKopecks)),
    align: 'end',
    width: 112,
    sort: 'purchasesKopecks',
    hideable: true,
    priority: 2,
    csv: ({ purchasesKopecks }) => purchasesKopecks / 100,
  },
  {
    id: 'count',
    header: t.count,
    cell: ({ purchasesCount }) => (purchasesCount === 0 ? null : purchasesCount),
    align: 'end',
    width: 96,
    sort: 'purchasesCount',
    hideable: true,
    optional: true,
    priority: 4,
    csv: ({ purchasesCount }) => purchasesCount,
  },
];

/** What the author has from it. */
const rewardColumns = (t: (typeof messages)['ru'], language: Language): ListColumn<Referral>[] => [
  {
    id: 'reward',
    header: t.reward,
    cell: ({ rewardKopecks, rewardStatus }) => (
      <End>
        <span>{rewardKopecks === 0 ? '—' : formatMoney(rewardKopecks)}</span>
        {rewardStatus && <Caption>{statusLook('reward', rewardStatus, language).label}</Caption>}
      </End>
    ),
    align: 'end',
    width: 152,
    sort: 'rewardKopecks',
    hideable: true,
    phone: 'figure',
    csv: ({ rewardKopecks }) => rewardKopecks / 100,
  },
  {
    id: 'rewardStatus',
    header: t.rewardStatus,
    cell: ({ rewardStatus }) => rewardStatus && <StatusOf kind="reward" status={rewardStatus} />,
    width: 176,
    hideable: true,
    optional: true,
    priority: 5,
    csv: ({ rewardStatus }) => rewardStatus && statusLook('reward', rewardStatus, language).label,
  },
];

/** Columns of referrals, in the table and in the exported file. */
export function useReferralColumns(): ListColumn<Referral>[] {
  const t = useMessages(messages);
  const status = useStatusColumn<Referral>();
  const language = useLanguage();
  const zone = useAtomValue(authorAtom)?.timezone;
  const channels: Record<string, string> = { link: t.link, promo: t.promo };
  const channelOf = ({ channel }: Referral) => (channel ? (channels[channel] ?? channel) : null);
  return [
    {
      id: 'user',
      header: t.user,
      cell: ({ user }) => <PersonCell person={user} note={user.contact} />,
      sort: 'user',
      phone: 'title',
      csv: ({ user }) => user.name,
    },
    {
      id: 'contact',
      header: t.contact,
      cell: ({ user }) => user.contact ?? null,
      width: 200,
      hideable: true,
      optional: true,
      priority: 5,
      csv: ({ user }) => user.contact,
    },
    status('referral', ({ status }) => status, { header: t.status }),
    {
      id: 'channel',
      header: t.channel,
      cell: (referral) => {
        const channel = channelOf(referral);
        return channel === null ? null : <Caption>{channel}</Caption>;
      },
      width: 120,
      hideable: true,
      priority: 3,
      phone: 'note',
      csv: channelOf,
    },
    ...purchaseColumns(t),
    ...rewardColumns(t, language),
    {
      id: 'joined',
      header: t.joined,
      cell: ({ joinedAt }) => <Caption>{formatMoment(joinedAt, zone, language)}</Caption>,
      align: 'end',
      width: 144,
      sort: 'joinedAt',
      hideable: true,
      priority: 1,
      csv: ({ joinedAt }) => csvMoment(joinedAt, zone),
    },
  ];
}

const End = styled(Two)`
  text-align: end;
`;
