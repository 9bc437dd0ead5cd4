import { useAtomValue } from 'jotai';
import { publicationStatuses } from '#domain/publication/rules.ts';
import { tagsAtom } from '#atoms/tag/tags.ts';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { stateLook } from '#features/kits/record/LectureStatus/lectureStatus.ts';
import type { ListFilter } from '#features/kits/list/ListKit/listFilter.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** States that the list is filtered by, in the order of a recording's life. */
const states = ['notReady', 'ready', ...publicationStatuses];

/** Filters of recordings; filters of the kind's own stand after the status. */
export function useMediaFilters(own: readonly ListFilter[] = []): ListFilter[] {
  const t = useMessages(messages);
  const language = useLanguage();
  const tags = useAtomValue(tagsAtom).item ?? [];
  return [
    {
      kind: 'any',
      id: 'status',
      label: t.status,
      options: states.map((value) => {
        const { label, glyph } = stateLook(value, language);
        return { value, label, icon: <Glyph name={glyph} /> };
      }),
    },
    ...own,
    {
      kind: 'any',
      id: 'tag',
      label: t.tag,
      options: tags.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      kind: 'flag',
      id: 'cover',
      value: 'none',
      label: t.withoutCover,
      ask: { hasCover: false },
      quick: true,
    },
    { kind: 'flag', id: 'use', value: 'none', label: t.unused, ask: { isUsed: false }, quick: true },
  ];
}
