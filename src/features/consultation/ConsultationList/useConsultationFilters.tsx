import { useAtomValue } from 'jotai';
import { formats } from '#domain/consultation/schema.ts';
import { publicationStatuses } from '#domain/publication/rules.ts';
import { tagsAtom } from '#atoms/tag/tags.ts';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import type { ListFilter } from '#features/kits/list/ListKit/listFilter.ts';
import {
  publicationGlyph,
  publicationLabel,
} from '#features/kits/publication/PublicationStatus/publicationStatuses.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatName } from '../names.ts';
import { messages } from './messages.ts';

/** Filters of consultations. */
export function useConsultationFilters(): ListFilter[] {
  const t = useMessages(messages);
  const language = useLanguage();
  const tags = useAtomValue(tagsAtom).item ?? [];
  return [
    { kind: 'flag', id: 'booking', value: 'closed', label: t.closed, ask: { isActive: false }, quick: true },
    {
      kind: 'any',
      id: 'format',
      label: t.format,
      options: formats.map((value) => ({ value, label: formatName(value, language) })),
    },
    {
      kind: 'any',
      id: 'publication',
      field: 'publicationStatus',
      label: t.publication,
      options: publicationStatuses.map((value) => ({
        value,
        label: publicationLabel(value, language),
        icon: <Glyph name={publicationGlyph(value)} />,
      })),
    },
    {
      kind: 'any',
      id: 'tag',
      label: t.tag,
      options: tags.map(({ id, name }) => ({ value: id, label: name })),
    },
  ];
}
