import { useAtomValue } from 'jotai';
import { qaStatuses } from '#domain/qa/schema.ts';
import { askedContentsAtom } from '#atoms/qa/contents.ts';
import { KindIcon } from '#components/primitives/KindIcon/KindIcon.tsx';
import type { ListFilter } from '#features/kits/list/ListKit/listFilter.ts';
import { useStatusOptions } from '#features/kits/list/ListParts/useStatusOptions.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** Filters of questions. */
export function useQaFilters(): ListFilter[] {
  const t = useMessages(messages);
  const contents = useAtomValue(askedContentsAtom);
  return [
    {
      kind: 'flag',
      id: 'unanswered',
      label: t.unanswered,
      ask: { status: 'unanswered' },
      quick: true,
    },
    { kind: 'any', id: 'status', label: t.status, options: useStatusOptions('qa', qaStatuses) },
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
