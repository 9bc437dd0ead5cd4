import { ListChecks } from 'lucide-react';
import { listQuizzes } from '#api/quiz/requests.ts';
import type { Quiz } from '#domain/quiz/schema.ts';
import { quizCountAtom, quizListAtom } from '#atoms/quiz/quizzes.ts';
import type { ListSort } from '#features/kits/list/ListKit/listFilter.ts';
import { ListScreen } from '#features/kits/list/ListKit/ListScreen.tsx';
import { itemRoute, newRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useQuizActions } from '../QuizActions/useQuizActions.tsx';
import { CheckLink } from '../QuizActions/CheckLink.tsx';
import { messages } from './messages.ts';
import { useQuizColumns } from './useQuizColumns.tsx';
import { useQuizFilters } from './useQuizFilters.tsx';

const nameOf = ({ name }: Quiz) => name;
const routeOf = ({ id }: Quiz) => itemRoute('quiz', id);

const copies = { kind: 'quiz', code: () => import('#atoms/quiz/loadCopy.ts') } as const;

/** The author's quizzes. */
export function QuizList() {
  const t = useMessages(messages);
  const { actions, bulk } = useQuizActions();
  const sorts: ListSort[] = [
    { id: 'new', label: t.sortNew, by: '-createdAt' },
    { id: 'changed', label: t.sortChanged, by: '-updatedAt' },
    { id: 'name', label: t.sortName, by: 'name' },
    { id: 'longest', label: t.sortLongest, by: '-questionsCount' },
  ];
  return (
    <ListScreen
      id="quizzes"
      texts={t}
      icon={<ListChecks size={24} strokeWidth={1.5} aria-hidden />}
      list={quizListAtom}
      count={quizCountAtom}
      filters={useQuizFilters()}
      sorts={sorts}
      columns={useQuizColumns()}
      rowName={nameOf}
      rowHref={routeOf}
      copies={copies}
      actions={actions}
      bulk={bulk}
      create={{ label: t.create, href: newRoute('quiz') }}
      read={listQuizzes}
      above={() => <CheckLink>{t.check}</CheckLink>}
    />
  );
}
