import type { Meditation } from '#domain/meditation/schema.ts';
import { meditationEditor, type MeditationFields } from '#atoms/meditation/editor.ts';
import type { CompareFields, EditorKind } from '#features/kits/editor/EditorKit/kind.ts';
import { onOrOff, prose, word } from '#features/kits/editor/EditorKit/values.ts';
import { compareMedia } from '#features/kits/media/MediaForm/compareMedia.ts';
import { itemRoute, listRoute } from '#features/kits/actions/RouterLink/routes.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { goalName, voiceName } from '../names.ts';
import { messages } from './messages.ts';
import { meditationLinesAtom } from './readinessLines.ts';
import { texts } from './texts.ts';

/** How the fields of a meditation are compared: as those of a lecture, and its own. */
export function compareFields(language: Language): CompareFields<MeditationFields> {
  const t = messages[language];
  return {
    ...compareMedia(language),
    goal: { label: t.goal, value: ({ goal }) => word(goal === null ? null : goalName(goal, language)) },
    voice: { label: t.voice, value: ({ voice }) => word(voice === null ? null : voiceName(voice, language)) },
    hasMusic: { label: t.music, value: ({ hasMusic }) => onOrOff(hasMusic, language) },
    musicRights: { label: t.musicRights, value: ({ musicRights }) => onOrOff(musicRights, language) },
    hasEndingBell: { label: t.bell, value: ({ hasEndingBell }) => onOrOff(hasEndingBell, language) },
    contraindications: {
      label: t.contraindications,
      value: ({ contraindications }) => prose(contraindications),
    },
  };
}

/** What makes the editor of meditations. */
export const meditationKind: EditorKind<Meditation, MeditationFields> = {
  editor: meditationEditor,
  texts,
  listHref: listRoute('meditation'),
  hrefOf: (id) => itemRoute('meditation', id),
  fields: compareFields,
  readiness: meditationLinesAtom,
};
