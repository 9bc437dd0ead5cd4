import { AudioLines, Clapperboard } from 'lucide-react';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { statusLook, statusLooks } from '#components/feedback/Status/statusLooks.ts';
import type { ListFilter } from '#features/kits/list/ListKit/listFilter.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** What recordings are filtered by. */
export function useStreamFilters(): ListFilter[] {
  const t = useMessages(messages);
  const language = useLanguage();
  return [
    { kind: 'flag', id: 'use', value: 'none', label: t.unused, ask: { isUsed: false }, quick: true },
    {
      kind: 'any',
      id: 'status',
      label: t.status,
      options: Object.keys(statusLooks.stream).map((value) => {
        const { label, glyph } = statusLook('stream', value, language);
        return { value, label, icon: <Glyph name={glyph} /> };
      }),
    },
    {
      kind: 'one',
      id: 'kind',
      label: t.kind,
      options: [
        { value: 'video', label: t.video, icon: <Clapperboard {...icon} /> },
        { value: 'audio', label: t.audio, icon: <AudioLines {...icon} /> },
      ],
    },
  ];
}
