import { ownFields, type MeditationFields } from '#domain/meditation/fields.ts';
import type { Meditation } from '#domain/meditation/schema.ts';
import { meditationEditor } from '#atoms/meditation/editor.ts';
import { lazyPreview } from '#features/kits/editor/EditorKit/usePreview.tsx';
import { compareFields } from '#features/kits/editor/EditorKit/compareFields.ts';
import type { EditorKind } from '#features/kits/editor/EditorKit/kind.ts';
import { word } from '#features/kits/editor/EditorKit/values.ts';
import { compareMedia } from '#features/kits/media/MediaForm/compareMedia.ts';
import { itemRoute, listRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { goalName, voiceName } from '../names.ts';
import { fieldMessages } from './fieldMessages.ts';
import { meditationLinesAtom } from './readinessLines.ts';
import { texts } from './texts.ts';

/** How the fields that a meditation has beside a lecture's are compared. */
const compareOwn = compareFields(ownFields, fieldMessages, (language) => ({
  goal: ({ goal }) => word(goal === null ? null : goalName(goal, language)),
  voice: ({ voice }) => word(voice === null ? null : voiceName(voice, language)),
}));

/** Configuration of the editor for meditations. */
export const meditationKind: EditorKind<Meditation, MeditationFields> = {
  editor: meditationEditor,
  copies: { kind: 'meditation', code: () => import('#atoms/meditation/loadCopy.ts') },
  texts,
  listHref: listRoute('meditation'),
  hrefOf: (id) => itemRoute('meditation', id),
  fields: (language) => ({ ...compareMedia(language), ...compareOwn(language) }),
  readiness: meditationLinesAtom,
  preview: lazyPreview(() => import('./MeditationPreview.tsx')),
};
