import { Flower2 } from 'lucide-react';
import type { MeditationRow } from '#atoms/meditation/rows.ts';
import type { ListColumn } from '#features/kits/list/ListKit/types.ts';
import { useMediaColumns } from '#features/kits/list/MediaList/useMediaColumns.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { goalName, voiceName } from '../names.ts';
import { messages } from './messages.ts';

const icon = <Flower2 size={16} strokeWidth={1.5} aria-hidden />;

/** Columns of meditations, in the table and in the exported file: those of lectures, and the goal. */
export function useMeditationColumns(): ListColumn<MeditationRow>[] {
  const t = useMessages(messages);
  const language = useLanguage();
  const shared = useMediaColumns(icon);
  const goalOf = ({ item: { goal } }: MeditationRow) => (goal ? goalName(goal, language) : null);
  const voiceOf = ({ item: { voice } }: MeditationRow) => (voice ? voiceName(voice, language) : null);
  return [
    ...shared.slice(0, 2),
    {
      id: 'goal',
      header: t.goal,
      cell: goalOf,
      width: 152,
      hideable: true,
      priority: 1,
      csv: goalOf,
    },
    {
      id: 'voice',
      header: t.voice,
      cell: voiceOf,
      width: 112,
      hideable: true,
      optional: true,
      priority: 3,
      csv: voiceOf,
    },
    ...shared.slice(2),
  ];
}
