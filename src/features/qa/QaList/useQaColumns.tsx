import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { QaEntry } from '#domain/qa/schema.ts';
import { askedContentsAtom } from '#atoms/qa/contents.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { RowTitle } from '#components/data/DataTable/RowTitle.tsx';
import { statusLook } from '#components/feedback/Status/statusLooks.ts';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import type { ListColumn } from '#features/kits/list/ListKit/types.ts';
import { csvMoment } from '#lib/csv.ts';
import { formatMoment } from '#lib/dates.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { truncate } from '#theme/mixins.ts';
import { color } from '#theme/tokens.ts';
import { messages } from './messages.ts';

/** What is told of questions in a table and in a file. */
export function useQaColumns(): ListColumn<QaEntry>[] {
  const t = useMessages(messages);
  const language = useLanguage();
  const zone = useAtomValue(authorAtom)?.timezone;
  const contents = useAtomValue(askedContentsAtom);
  const about = ({ contentId }: QaEntry) => contents.find(({ id }) => id === contentId)?.name ?? null;
  return [
    {
      id: 'question',
      header: t.question,
      cell: ({ question, answer }) => (
        <>
          <RowTitle>{question}</RowTitle>
          {answer && <Line data-subtitle>{answer}</Line>}
        </>
      ),
      sort: 'question',
      phone: 'title',
      csv: ({ question }) => question,
    },
    {
      id: 'answer',
      header: t.answer,
      cell: ({ answer }) => answer ?? null,
      hideable: true,
      optional: true,
      priority: 4,
      csv: ({ answer }) => answer,
    },
    {
      id: 'status',
      header: t.status,
      cell: ({ status }) => <StatusOf kind="qa" status={status} />,
      width: 144,
      sort: 'status',
      hideable: true,
      phone: 'state',
      csv: ({ status }) => statusLook('qa', status, language).label,
    },
    {
      id: 'about',
      header: t.about,
      cell: (entry) => <Quiet>{about(entry)}</Quiet>,
      width: 200,
      hideable: true,
      priority: 1,
      csv: about,
    },
    {
      id: 'asked',
      header: t.asked,
      cell: ({ createdAt }) =>
        createdAt === undefined ? null : <Quiet>{formatMoment(createdAt, zone, language)}</Quiet>,
      align: 'end',
      width: 132,
      sort: 'createdAt',
      hideable: true,
      priority: 2,
      phone: 'note',
      csv: ({ createdAt }) => csvMoment(createdAt, zone),
    },
  ];
}

const Line = styled.div`
  ${truncate}
`;

const Quiet = styled.span`
  color: ${color.ink2};
`;
