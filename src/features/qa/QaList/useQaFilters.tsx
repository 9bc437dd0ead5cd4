import { useAtomValue } from 'jotai';
import { qaStatuses } from '#domain/qa/schema.ts';
import { askedContentsAtom } from '#atoms/qa/contents.ts';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { statusLook } from '#components/feedback/Status/statusLooks.ts';
import { KindIcon } from '#components/primitives/KindIcon/KindIcon.tsx';
import type { ListFilter } from '#features/kits/list/ListKit/listFilter.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** What questions are filtered by. */
export function useQaFilters(): ListFilter[] {
  const t = useMessages(messages);
  const language = useLanguage();
  const contents = useAtomValue(askedContentsAtom);
  return [
    {
      kind: 'flag',
      id: 'unanswered',
      label: t.unanswered,
      ask: { status: 'unanswered' },
      quick: true,
    },
    {
      kind: 'any',
      id: 'status',
      label: t.status,
      options: qaStatuses.map((value) => {
        const { label, glyph } = statusLook('qa', value, language);
        return { value, label, icon: <Glyph name={glyph} /> };
      }),
    },
    {
      kind: 'any',
      id: 'content',
      field: 'contentId',
      label: t.content,
      options: contents.map(({ type, id, name }) => ({
        value: id,
        label: name,
        icon: <KindIcon kind={type} />,
      })),
    },
  ];
}
