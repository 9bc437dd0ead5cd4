import { atom, type Getter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { fieldWords, isApiError } from '#api/api-error.ts';
import { quizKeys } from '#api/quiz/queries.ts';
import { readQuiz } from '#api/quiz/requests.ts';
import { uploadImage } from '#api/upload/requests.ts';
import type { QuestionFields } from '#domain/quiz/fields.ts';
import { newKey } from '../editor/newKey.ts';
import { runIntent } from '../run.ts';
import { isSameAuthor } from '../session/sameAuthor.ts';
import { authorAtom } from '../session/session.ts';
import { uploadMessages } from '../upload/messages.ts';
import { quizEditor } from './editor.ts';
import { followQuizAtom, unfollowQuizAtom } from './followDraft.ts';
import { shownIdAtom } from './ids.ts';

interface ImageRequest {
  key: string;
  /** The question's id, temporary or the platform's. */
  questionId: string;
  file: File;
}

/** Reads a quiz again that nobody has looked at for so long that it was forgotten: its draft alone may hold no questions. */
async function findQuiz(get: Getter, key: string, author: string | undefined): Promise<void> {
  const client = get(queryClientAtom);
  const queryKey = quizKeys.item(key);
  if (key === newKey || client.getQueryData(queryKey) !== undefined || !isSameAuthor(get, author)) return;
  // One that is gone is nobody's to be told of.
  await client.fetchQuery({ queryKey, queryFn: () => readQuiz(key) }).catch(() => undefined);
}

/**
 * Uploads a picture of a question, puts it there, whatever screen the author is on by then, and answers its id. A save that begins meanwhile
 * waits for it.
 */
export const uploadQuestionImageAtom = atom(
  null,
  (get, set, { key, questionId, file }: ImageRequest): Promise<string> => {
    const quiz = set(followQuizAtom, key);
    const author = get(authorAtom)?.id;
    const send = async () => {
      const imageId = await uploadImage({ file, fileName: file.name });
      await findQuiz(get, quiz.key, author);
      const shownId = get(shownIdAtom);
      const { questions } = quizEditor.shown(get, quiz.key).fields;
      // Its quiz may have been saved, and the question may have the platform's id.
      const isOne = ({ id }: QuestionFields) => shownId(id) === shownId(questionId);
      // A deleted question takes nothing: if its quiz is gone too, the edit would create a draft without questions.
      if (!questions.some(isOne)) return imageId;
      const withImage = questions.map((one) => (isOne(one) ? { ...one, imageId } : one));
      set(quizEditor.editAtom, { key: quiz.key, patch: { questions: withImage } });
      return imageId;
    };
    const upload = runIntent(get, set, send, {
      text: (language, error) =>
        (isApiError(error) && fieldWords(error, language)['file']) ||
        uploadMessages[language].imageNotUploaded,
    }).finally(() => set(unfollowQuizAtom, quiz));
    quizEditor.expectArrival(get, key, upload);
    return upload;
  },
);
