import { ApiError } from '#api/api-error.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { languageAtom } from '../../ui/language.ts';
import type { ProgramLecture } from '../types.ts';
import { fileOnItsWay, streamsAtom } from '../uploads.ts';
import { failureOf, lostMessages, stepId, type PlanFacts, type Planned, type Step } from './step.ts';

const messages = defineMessages({
  ru: { stopped: 'Файл не\u00A0загрузился. Повторите загрузку или выберите его снова.' },
  en: { stopped: 'The file was not uploaded. Try again or choose it anew.' },
});

/** The interval at which an upload is checked, ms. */
const lookEvery = 100;

type UploadLecture = Planned<'uploadLecture'>;

/** The step that waits for a lecture's file, if it has one that is no stream yet. */
export function planUpload(
  { id, file, name, isDraft, streamID }: ProgramLecture,
  moduleId: string,
  { streams }: PlanFacts,
): UploadLecture[] {
  if (file === null || streams[id] !== undefined || (isDraft && streamID !== null)) return [];
  const common = { name: name || file.fileName, moduleId, nodeId: id, size: file.size, after: [] };
  return [{ ...common, id: stepId('uploadLecture', id), kind: 'uploadLecture' }];
}

/** Waits until the file of a lecture has become a stream. */
export const uploadLecture: Step<UploadLecture> = {
  lane: 'files',
  async run({ get }, { nodeId }, { stop, onProgress }) {
    const language = get(languageAtom);
    let missing = 0;
    while (get(streamsAtom)[nodeId] === undefined) {
      const upload = fileOnItsWay(get, nodeId);
      if (upload?.state === 'error') throw failureOf(nodeId, upload.message ?? messages[language].stopped);
      // A file that has just arrived is about to enter the draft.
      missing = upload === null ? missing + 1 : 0;
      if (upload?.state === 'lost' || missing > 20) throw failureOf(nodeId, lostMessages[language].lost);
      if (upload !== null) onProgress(upload.progress);
      if (stop.aborted) throw new ApiError('aborted', 'The save has stopped');
      await new Promise((resolve) => setTimeout(resolve, lookEvery));
    }
  },
};
