import { useAtomValue } from 'jotai';
import { Tag as TagIcon } from 'lucide-react';
import { listTags } from '#api/tag/requests.ts';
import type { Tag } from '#domain/tag/schema.ts';
import { tagCountAtom, tagListAtom } from '#atoms/tag/list.ts';
import type { ListSort } from '#features/kits/list/ListKit/listFilter.ts';
import { ListScreen } from '#features/kits/list/ListKit/ListScreen.tsx';
import { besideList } from '#features/kits/record/RecordPanel/besideList.tsx';
import { useBeside } from '#features/kits/record/RecordPanel/useBeside.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { TagCreate } from '../TagCreate/TagCreate.tsx';
import { messages } from './messages.ts';
import { useTagColumns } from './useTagColumns.tsx';

const TagPanel = besideList('open', async () => ({
  default: (await import('../TagPanel/TagPanel.tsx')).TagPanel,
}));

const nameOf = ({ name }: Tag) => name;

/** The author's tags: a field that makes one in place, and where each is used. */
export function TagList() {
  const t = useMessages(messages);
  const none = useAtomValue(tagCountAtom({})) === 0;
  const sorts: ListSort[] = [
    { id: 'name', label: t.sortName, by: 'name' },
    { id: 'used', label: t.sortUsed, by: '-usageCount' },
    { id: 'new', label: t.sortNew, by: '-createdAt' },
  ];
  const beside = useBeside('/tags', 'open');
  return (
    <>
      <ListScreen
        id="tags"
        texts={t}
        icon={<TagIcon size={24} strokeWidth={1.5} aria-hidden />}
        list={tagListAtom}
        count={tagCountAtom}
        filters={[]}
        sorts={sorts}
        columns={useTagColumns()}
        rowName={nameOf}
        {...beside}
        read={listTags}
        above={() => (
          <>
            <TagCreate />
            <TagPanel />
          </>
        )}
      />
      {none && <TagCreate />}
    </>
  );
}
