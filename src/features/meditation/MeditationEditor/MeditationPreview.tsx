import { meditationEditor } from '#atoms/meditation/editor.ts';
import type { PreviewProps } from '#features/kits/client/previewProps.ts';
import { mediaPage } from '#features/kits/client/mediaPage.ts';
import { present, prose, type PageOf } from '#features/kits/client/page.ts';
import { Preview } from '#features/kits/client/Preview/Preview.tsx';
import { goalName, voiceName } from '../names.ts';
import { pageWords } from './pageMessages.ts';

const pageOf: PageOf = (get, key, language) => {
  const t = pageWords[language];
  const { fields } = get(meditationEditor.editorAtom(key));
  const { goal, voice, hasMusic, hasEndingBell, contraindications } = fields;
  return mediaPage(get, {
    kind: 'meditation',
    fields,
    language,
    facts: present(
      goal !== null && goalName(goal, language),
      voice !== null && (voice === 'none' ? voiceName(voice, language) : t.voice(voiceName(voice, language))),
      hasMusic && t.music,
      hasEndingBell && t.bell,
    ),
    sections: prose('contraindications', t.contraindications, contraindications),
  });
};

/** The meditation that is edited, as a client will see it. */
export default function MeditationPreview(props: PreviewProps) {
  return <Preview {...props} pageOf={pageOf} />;
}
