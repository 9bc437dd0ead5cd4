import { channels, referralStatuses, rewardStatuses } from '#domain/referral/schema.ts';
import type { ListFilter } from '#features/kits/list/ListKit/listFilter.ts';
import { periodFilter } from '#features/kits/list/ListKit/period.ts';
import { useStatusOptions } from '#features/kits/list/ListParts/useStatusOptions.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** Filters of referrals. */
export function useReferralFilters(): ListFilter[] {
  const t = useMessages(messages);
  return [
    { kind: 'any', id: 'status', label: t.status, options: useStatusOptions('referral', referralStatuses) },
    {
      kind: 'any',
      id: 'reward',
      field: 'rewardStatus',
      label: t.reward,
      options: useStatusOptions('reward', rewardStatuses),
    },
    {
      kind: 'one',
      id: 'channel',
      label: t.channel,
      options: channels.map((value) => ({ value, label: t[value] })),
    },
    periodFilter({ id: 'joined', label: t.joined }),
  ];
}
