import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { QuizAnswer } from '#domain/quiz/schema.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { RowTitle } from '#components/data/DataTable/RowTitle.tsx';
import { statusLook } from '#components/feedback/Status/statusLooks.ts';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import type { ListColumn } from '#features/kits/list/ListKit/types.ts';
import { csvMoment } from '#lib/csv.ts';
import { formatMoment } from '#lib/dates.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color } from '#theme/tokens.ts';
import { messages } from './messages.ts';

const resultOf = ({ passed }: QuizAnswer) => String(passed ?? null);

/** What is told of attempts in a table and in a file. */
export function useAnswerColumns(): ListColumn<QuizAnswer>[] {
  const t = useMessages(messages);
  const language = useLanguage();
  const zone = useAtomValue(authorAtom)?.timezone;
  return [
    {
      id: 'client',
      header: t.client,
      cell: ({ email }) => <RowTitle>{email}</RowTitle>,
      sort: 'email',
      phone: 'title',
      csv: ({ email }) => email,
    },
    {
      id: 'result',
      header: t.result,
      cell: (answer) => <StatusOf kind="quizAnswer" status={resultOf(answer)} />,
      width: 160,
      phone: 'state',
      csv: (answer) => statusLook('quizAnswer', resultOf(answer), language).label,
    },
    {
      id: 'percent',
      header: t.percent,
      cell: ({ percent }) => (typeof percent === 'number' ? `${percent}\u00A0%` : null),
      align: 'end',
      width: 88,
      sort: 'percent',
      phone: 'figure',
      csv: ({ percent }) => percent,
    },
    {
      id: 'score',
      header: t.score,
      cell: ({ score }) => score,
      align: 'end',
      width: 72,
      hideable: true,
      priority: 2,
      csv: ({ score }) => score,
    },
    {
      id: 'code',
      header: t.code,
      cell: ({ code }) => <Quiet>{code}</Quiet>,
      width: 112,
      hideable: true,
      priority: 1,
      csv: ({ code }) => code,
    },
    {
      id: 'submitted',
      header: t.submitted,
      cell: ({ submittedAt }) => <Quiet>{formatMoment(submittedAt, zone, language)}</Quiet>,
      align: 'end',
      width: 132,
      sort: 'submittedAt',
      phone: 'note',
      csv: ({ submittedAt }) => csvMoment(submittedAt, zone),
    },
  ];
}

const Quiet = styled.span`
  color: ${color.ink2};
`;
