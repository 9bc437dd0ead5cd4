import { goals, voices } from '#domain/meditation/schema.ts';
import type { ListFilter } from '#features/kits/list/ListKit/listFilter.ts';
import { useMediaFilters } from '#features/kits/list/MediaList/useMediaFilters.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { goalName, voiceName } from '../names.ts';
import { messages } from './messages.ts';

/** Filters of meditations: those of lectures, and goal, voice and music. */
export function useMeditationFilters(): ListFilter[] {
  const t = useMessages(messages);
  const language = useLanguage();
  return useMediaFilters([
    {
      kind: 'any',
      id: 'goal',
      label: t.goal,
      options: goals.map((value) => ({ value, label: goalName(value, language) })),
    },
    {
      kind: 'any',
      id: 'voice',
      label: t.voice,
      options: voices.map((value) => ({ value, label: voiceName(value, language) })),
    },
    { kind: 'flag', id: 'music', label: t.withMusic, ask: { hasMusic: true } },
  ]);
}
