import { useAtomValue, useStore } from 'jotai';
import { Play } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { answerCountAtom } from '#atoms/quiz/answers.ts';
import { quizEditor } from '#atoms/quiz/editor.ts';
import { shownIdAtom } from '#atoms/quiz/ids.ts';
import { openQuestionAtom } from '#atoms/quiz/openQuestion.ts';
import { newKey } from '#atoms/editor/draft.ts';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { EditorReadiness } from '#features/kits/editor/EditorKit/EditorReadiness.tsx';
import { EditorScreen } from '#features/kits/editor/EditorKit/EditorScreen.tsx';
import { useEditorPart } from '#features/kits/editor/EditorKit/place.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useNarrow } from '#lib/hook/useWidth.ts';
import { preloadable } from '#lib/loading/preloadable.tsx';
import { AnswerCheck } from '../AnswerCheck/AnswerCheck.tsx';
import { AnswerList } from '../AnswerList/AnswerList.tsx';
import { QuizSettings } from '../QuizSettings/QuizSettings.tsx';
import { messages } from './messages.ts';
import { quizKind } from './quizKind.ts';
import { QuizMoves } from './QuizMoves.tsx';
import { useQuizCommands } from './useQuizCommands.tsx';
import { Workbench } from './Workbench.tsx';

const countAtom = quizEditor.partAtom(({ fields }) => fields.questions.length);
const statusAtom = quizEditor.partAtom(({ item }) => item?.status ?? 'draft');

const QuizPlay = preloadable(async () => ({ default: (await import('../QuizPlay/QuizPlay.tsx')).QuizPlay }), {
  closes: ({ onClose }) => onClose,
}).Part;
const ImportDialog = preloadable(
  async () => ({ default: (await import('../ImportDialog/ImportDialog.tsx')).ImportDialog }),
  { closes: ({ onClose }) => onClose },
).Part;

/** Fields of the first tab, so that problems and the checklist find their way there. */
const fields = [
  'addQuestion',
  'questions',
  'passingScore',
  'attempts',
  'timeLimitMin',
  'shuffle',
  'showAnswers',
  'description',
];

/** The editor of a quiz, `/quizzes/:id`; the id `new` stands for one that does not exist yet. */
export function QuizEditor() {
  const t = useMessages(messages);
  const { id = newKey } = useParams();
  const count = useAtomValue(countAtom(id));
  const answers = useAtomValue(answerCountAtom({ filter: { quizId: id } }));
  const narrow = useNarrow();
  const [dialog, setDialog] = useState<'play' | 'import' | null>(null);
  const close = () => setDialog(null);
  const taken = [
    {
      id: 'answers',
      label: t.answerTab,
      count: answers ?? undefined,
      wide: true,
      content: <AnswerList quizId={id} />,
    },
    { id: 'check', label: t.checkTab, wide: true, content: <AnswerCheck /> },
  ];
  return (
    <>
      <EditorScreen
        kind={quizKind}
        status={<Status />}
        statesAt="tabs"
        actions={
          count > 0 &&
          !narrow && (
            <Button
              variant="quiet"
              icon={<Play size={16} strokeWidth={1.5} aria-hidden />}
              onClick={() => setDialog('play')}
            >
              {t.play}
            </Button>
          )
        }
        reveal={useReveal()}
        commands={useQuizCommands(id, {
          onImport: () => setDialog('import'),
          // A narrow window has no room for a button beside the title: there the menu has it.
          ...(count > 0 && narrow && { onPlay: () => setDialog('play') }),
        })}
        rail={
          <>
            <QuizSettings />
            <EditorReadiness />
            <QuizMoves />
          </>
        }
        tabs={[
          {
            id: 'questions',
            label: t.questionTabs,
            count,
            fields,
            wide: true,
            content: <Workbench onImport={() => setDialog('import')} />,
          },
          ...(id === newKey ? [] : taken),
        ]}
      />
      <Suspense fallback={null}>
        {dialog === 'play' && <QuizPlay quizKey={id} onClose={close} />}
        {dialog === 'import' && <ImportDialog quizKey={id} onClose={close} />}
      </Suspense>
    </>
  );
}

/** What is wrong with a question opens that question, and is found beside its own field. */
function useReveal(): (path: string) => string | undefined {
  const store = useStore();
  return (path) => {
    const [part, id, field = 'options'] = path.split('.');
    if (part !== 'questions') return undefined;
    if (id === undefined) return 'addQuestion';
    store.set(openQuestionAtom, store.get(shownIdAtom)(id));
    return `questions.${field}`;
  };
}

/** The status that the platform has. */
function Status() {
  return <StatusOf kind="quiz" status={useEditorPart(statusAtom)} />;
}
