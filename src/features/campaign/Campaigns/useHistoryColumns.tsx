import { useAtomValue } from 'jotai';
import { reachedAt, type SentCampaign } from '#atoms/campaign/history.ts';
import { authorAtom } from '#atoms/session/session.ts';
import type { DataColumn } from '#components/data/DataTable/columns.ts';
import { RowTitle } from '#components/data/DataTable/RowTitle.tsx';
import { formatMoment } from '#lib/time/dates.ts';
import { formatWhole } from '#lib/number/figures.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { SentState } from '../SentPanel/SentState.tsx';
import { targetName } from '../targets.ts';
import * as S from './Campaigns.styles.ts';
import { messages } from './messages.ts';

/** What is told of campaigns that were sent. */
export function useHistoryColumns(): DataColumn<SentCampaign>[] {
  const t = useMessages(messages);
  const language = useLanguage();
  const zone = useAtomValue(authorAtom)?.timezone;
  return [
    {
      id: 'name',
      header: t.name,
      cell: ({ title }) => <RowTitle>{title}</RowTitle>,
      phone: 'title',
    },
    {
      id: 'to',
      header: t.to,
      cell: ({ segment, segmentName }) => targetName(segment, segmentName, language),
      width: 176,
      priority: 1,
      phone: 'note',
    },
    {
      id: 'state',
      header: t.state,
      cell: (campaign) => <SentState campaign={campaign} />,
      width: 152,
      priority: 3,
      phone: 'state',
    },
    {
      id: 'when',
      header: t.when,
      cell: (campaign) => (
        <S.Quiet>{formatMoment(new Date(reachedAt(campaign)).toISOString(), zone, language)}</S.Quiet>
      ),
      align: 'end',
      width: 132,
      priority: 2,
    },
    {
      id: 'got',
      header: t.got,
      cell: ({ audienceCount }) => (audienceCount === null ? null : formatWhole(audienceCount)),
      align: 'end',
      width: 104,
      phone: 'figure',
    },
  ];
}
