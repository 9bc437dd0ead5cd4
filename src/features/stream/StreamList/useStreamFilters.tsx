import { AudioLines, Clapperboard } from 'lucide-react';
import { statusLooks } from '#components/feedback/Status/statusLooks.ts';
import type { ListFilter } from '#features/kits/list/ListKit/listFilter.ts';
import { useStatusOptions } from '#features/kits/list/ListParts/useStatusOptions.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** Filters of recordings. */
export function useStreamFilters(): ListFilter[] {
  const t = useMessages(messages);
  return [
    { kind: 'flag', id: 'use', value: 'none', label: t.unused, ask: { isUsed: false }, quick: true },
    {
      kind: 'any',
      id: 'status',
      label: t.status,
      options: useStatusOptions('stream', Object.keys(statusLooks.stream)),
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
