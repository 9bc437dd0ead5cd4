import { atom } from 'jotai';
import { fieldWords, isApiError } from '#api/api-error.ts';
import { uploadImage } from '#api/upload/requests.ts';
import { runIntent } from '../run.ts';
import { uploadMessages } from '../upload/messages.ts';
import { quizEditor } from './editor.ts';

/** Uploads a picture of a question and answers its id. A save that begins meanwhile waits for it. */
export const uploadQuestionImageAtom = atom(
  null,
  (get, set, { key, file }: { key: string; file: File }): Promise<string> => {
    const upload = runIntent(get, set, () => uploadImage({ file, fileName: file.name }), {
      text: (language, error) =>
        (isApiError(error) && fieldWords(error, language)['file']) ||
        uploadMessages[language].imageNotUploaded,
    });
    quizEditor.expectArrival(get, key, upload);
    return upload;
  },
);
