import { channels, referralStatuses, rewardStatuses } from '#domain/referral/schema.ts';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { statusLook, type StatusKind } from '#components/feedback/Status/statusLooks.ts';
import type { ListFilter } from '#features/kits/list/ListKit/listFilter.ts';
import { periodFilter } from '#features/kits/list/ListKit/period.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** What referrals are filtered by. */
export function useReferralFilters(): ListFilter[] {
  const t = useMessages(messages);
  const language = useLanguage();
  const looks = (kind: StatusKind, values: readonly string[]) =>
    values.map((value) => {
      const { glyph, label } = statusLook(kind, value, language);
      return { value, label, icon: <Glyph name={glyph} /> };
    });
  return [
    { kind: 'any', id: 'status', label: t.status, options: looks('referral', referralStatuses) },
    {
      kind: 'any',
      id: 'reward',
      field: 'rewardStatus',
      label: t.reward,
      options: looks('reward', rewardStatuses),
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
