import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { quizEditor } from '#atoms/quiz/editor.ts';
import { EditorDeskContext, EditorKeyContext } from '#features/kits/editor/EditorKit/place.ts';
import { texts } from '#features/quiz/QuizEditor/texts.ts';

interface InQuizProps {
  /** The key of the quiz: one of the demo, or `new`. */
  quiz?: string;
  /** A piece of its editor. */
  children: ReactNode;
}

/** A piece of the editor of a quiz, once the quiz is read. */
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
