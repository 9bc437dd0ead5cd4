import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { Referral } from '#domain/referral/schema.ts';
import { imageUrl } from '#api/upload/image-url.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { RowTitle } from '#components/data/DataTable/RowTitle.tsx';
import { statusLook } from '#components/feedback/Status/statusLooks.ts';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import { Avatar } from '#components/primitives/Avatar/Avatar.tsx';
import type { ListColumn } from '#features/kits/list/ListKit/types.ts';
import { csvMoment } from '#lib/csv.ts';
import { formatMoment } from '#lib/dates.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatMoney } from '#lib/money.ts';
import { truncate } from '#theme/mixins.ts';
import { color, space, type } from '#theme/tokens.ts';
import { messages } from './messages.ts';

/** What is told of referrals in a table and in a file. */
export function useReferralColumns(): ListColumn<Referral>[] {
  const t = useMessages(messages);
  const language = useLanguage();
  const zone = useAtomValue(authorAtom)?.timezone;
  const channels: Record<string, string> = { link: t.link, promo: t.promo };
  const channelOf = ({ channel }: Referral) => (channel ? (channels[channel] ?? channel) : null);
  return [
    {
      id: 'user',
      header: t.user,
      cell: ({ user }) => (
        <Person>
          <Avatar
            name={user.name}
            {...(user.avatarId && { src: imageUrl(user.avatarId) })}
            size={32}
            decorative
          />
          <Two>
            <RowTitle>{user.name}</RowTitle>
            {user.contact && <Quiet>{user.contact}</Quiet>}
          </Two>
        </Person>
      ),
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
    {
      id: 'status',
      header: t.status,
      cell: ({ status }) => <StatusOf kind="referral" status={status} />,
      width: 176,
      hideable: true,
      phone: 'state',
      csv: ({ status }) => statusLook('referral', status, language).label,
    },
    {
      id: 'channel',
      header: t.channel,
      cell: (referral) => {
        const channel = channelOf(referral);
        return channel === null ? null : <Quiet>{channel}</Quiet>;
      },
      width: 120,
      hideable: true,
      priority: 3,
      phone: 'note',
      csv: channelOf,
    },
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
    {
      id: 'reward',
      header: t.reward,
      cell: ({ rewardKopecks, rewardStatus }) => (
        <End>
          <span>{rewardKopecks === 0 ? '—' : formatMoney(rewardKopecks)}</span>
          {rewardStatus && <Quiet>{statusLook('reward', rewardStatus, language).label}</Quiet>}
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
    {
      id: 'joined',
      header: t.joined,
      cell: ({ joinedAt }) => <Quiet>{formatMoment(joinedAt, zone, language)}</Quiet>,
      align: 'end',
      width: 144,
      sort: 'joinedAt',
      hideable: true,
      priority: 1,
      csv: ({ joinedAt }) => csvMoment(joinedAt, zone),
    },
  ];
}

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
`;

const Two = styled.div`
  display: grid;
  min-width: 0;

  > * {
    ${truncate}
  }
`;

const End = styled(Two)`
  text-align: end;
`;

const Quiet = styled.span`
  ${type.caption}
  color: ${color.ink2};
`;
