import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { QaEntry } from '#domain/qa/schema.ts';
import { askedContentsAtom } from '#atoms/qa/contents.ts';
import { RowTitle } from '#components/data/DataTable/RowTitle.tsx';
import type { ListColumn } from '#features/kits/list/ListKit/types.ts';
import { Quiet, useMomentColumn } from '#features/kits/list/ListParts/useMomentColumn.tsx';
import { useStatusColumn } from '#features/kits/list/ListParts/useStatusColumn.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { truncate } from '#theme/mixins.ts';
import { messages } from './messages.ts';

/** Columns of questions, in the table and in the exported file. */
export function useQaColumns(): ListColumn<QaEntry>[] {
  const t = useMessages(messages);
  const moment = useMomentColumn<QaEntry>();
  const status = useStatusColumn<QaEntry>();
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
    status('qa', ({ status }) => status, { header: t.status, width: 144, sort: 'status' }),
    {
      id: 'about',
      header: t.about,
      cell: (entry) => <Quiet>{about(entry)}</Quiet>,
      width: 200,
      hideable: true,
      priority: 1,
      csv: about,
    },
    moment(({ createdAt }) => createdAt, {
      id: 'asked',
      header: t.asked,
      sort: 'createdAt',
      priority: 2,
      phone: 'note',
    }),
  ];
}

const Line = styled.div`
  ${truncate}
`;
