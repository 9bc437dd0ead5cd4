import { meditationEditor, meditationReadinessAtom } from '#atoms/meditation/editor.ts';
import { atom } from 'jotai';
import { boundedAtomFamily } from '#atoms/atomFamily.ts';
import { languageAtom } from '#atoms/ui/language.ts';
import type { ReadinessLine } from '#features/kits/editor/EditorKit/kind.ts';
import { mediaReadinessLines } from '#features/kits/media/EditorMedia/mediaReadiness.ts';
import { mediaReadinessFacts } from '#features/kits/media/EditorMedia/readinessFacts.ts';
import { messages } from './messages.ts';

/** The checklist of a meditation in words: a lecture's, and its goal. */
export const meditationLinesAtom = boundedAtomFamily((key: string) =>
  atom((get): ReadinessLine[] => {
    const language = get(languageAtom);
    const t = messages[language];
    const facts = mediaReadinessFacts(get, meditationEditor, key);
    return get(meditationReadinessAtom(key)).flatMap(({ id, ...check }): ReadinessLine[] =>
      id === 'goal'
        ? [{ id, ...check, label: check.done ? t.goalDone : t.goalNone, action: t.choose, field: 'goal' }]
        : mediaReadinessLines([{ id, ...check }], facts, language),
    );
  }),
);
