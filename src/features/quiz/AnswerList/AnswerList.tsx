import { ClipboardCheck } from 'lucide-react';
import type { ListRequest } from '#domain/lists.ts';
import { listQuizAnswers } from '#api/quiz/requests.ts';
import { answerCountAtom, answerListAtom } from '#atoms/quiz/answers.ts';
import type { ListParams } from '#atoms/list.ts';
import type { ListSort } from '#features/kits/list/ListKit/listFilter.ts';
import { ListScreen } from '#features/kits/list/ListKit/ListScreen.tsx';
import { itemRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { useBeside } from '#features/kits/record/RecordPanel/useBeside.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { AnswerFigures } from '../AnswerFigures/AnswerFigures.tsx';
import { AnswerPanel } from '../AnswerFigures/AnswerPanel.tsx';
import { messages } from './messages.ts';
import { useAnswerColumns } from './useAnswerColumns.tsx';
import { useAnswerFilters } from './useAnswerFilters.tsx';

interface AnswerListProps {
  quizId: string;
}

/** The attempts of clients at a quiz, under their figures. */
export function AnswerList({ quizId }: AnswerListProps) {
  const t = useMessages(messages);
  const sorts: ListSort[] = [
    { id: 'new', label: t.sortNew, by: '-submittedAt' },
    { id: 'best', label: t.sortBest, by: '-percent' },
    { id: 'worst', label: t.sortWorst, by: 'percent' },
  ];
  const ofQuiz = <Asked extends ListParams | ListRequest>(asked: Asked): Asked => ({
    ...asked,
    filter: { ...asked?.filter, quizId },
  });
  const beside = useBeside(itemRoute('quiz', quizId), 'answer');
  return (
    <ListScreen
      embedded
      id="answers"
      texts={t}
      icon={<ClipboardCheck size={24} strokeWidth={1.5} aria-hidden />}
      list={(params) => answerListAtom(ofQuiz(params))}
      count={(params) => answerCountAtom(ofQuiz(params))}
      filters={useAnswerFilters()}
      sorts={sorts}
      columns={useAnswerColumns()}
      rowName={({ email }) => email}
      {...beside}
      read={(request, signal) => listQuizAnswers(ofQuiz(request), signal)}
      above={({ list }) => (
        <>
          <AnswerFigures quizId={quizId} />
          <AnswerPanel rows={list.items} />
        </>
      )}
    />
  );
}
