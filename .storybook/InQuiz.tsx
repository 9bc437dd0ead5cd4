import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { quizEditor } from '#atoms/quiz/editor.ts';
import { EditorDeskContext, EditorKeyContext } from '#features/kits/editor/EditorKit/place.ts';
import { texts } from '#features/quiz/QuizEditor/texts.ts';

interface InQuizProps {
  /** The key of the quiz: one of the demo, or `new`. */
  quiz?: string;
  /** The part of the editor. */
  children: ReactNode;
}

/** Shows a part of the quiz editor, once the quiz has been read. */
export function InQuiz({ quiz = 'quiz-opora', children }: InQuizProps) {
  const status = useAtomValue(quizEditor.statusAtom(quiz));
  if (status !== 'ready') return <p>Открываем</p>;
  return (
    <EditorKeyContext value={quiz}>
      <EditorDeskContext
        value={{
          goTo: () => undefined,
          save: () => Promise.resolve(null),
          readiness: undefined,
          texts: texts.ru,
        }}
      >
        {children}
      </EditorDeskContext>
    </EditorKeyContext>
  );
}
