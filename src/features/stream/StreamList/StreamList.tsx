import { Clapperboard } from 'lucide-react';
import { useRef } from 'react';
import { listStreams } from '#api/stream/requests.ts';
import type { Stream } from '#domain/stream/schema.ts';
import { streamCountAtom, streamListAtom } from '#atoms/stream/streams.ts';
import type { ListSort } from '#features/kits/list/ListKit/listFilter.ts';
import { ListScreen } from '#features/kits/list/ListKit/ListScreen.tsx';
import { FileInput } from '#components/forms/FileDrop/FileInput.tsx';
import { besideList } from '#features/kits/record/RecordPanel/besideList.tsx';
import { useBeside } from '#features/kits/record/RecordPanel/useBeside.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useCopies } from '../StreamPanel/useCopies.tsx';
import { mediaFiles, useUpload } from '../StreamPanel/useUpload.ts';
import { useStreamTools } from '../StreamTools/useStreamTools.tsx';
import { messages } from './messages.ts';
import { useStreamColumns } from './useStreamColumns.tsx';
import { useStreamFilters } from './useStreamFilters.tsx';

const StreamPanel = besideList('open', async () => ({
  default: (await import('../StreamPanel/StreamPanel.tsx')).StreamPanel,
}));

const nameOf = ({ name }: Stream) => name;

/** Everything that the author has uploaded, with the open recording beside the list. */
export function StreamList() {
  const t = useMessages(messages);
  const picker = useRef<HTMLInputElement>(null);
  const upload = useUpload();
  const copies = useCopies();
  const { button, tools, replace } = useStreamTools();
  const sorts: ListSort[] = [
    { id: 'new', label: t.sortNew, by: '-createdAt' },
    { id: 'name', label: t.sortName, by: 'name' },
    { id: 'longest', label: t.sortLongest, by: '-durationSec' },
    { id: 'largest', label: t.sortLargest, by: '-size' },
  ];
  const beside = useBeside('/streams', 'open');
  return (
    <>
      <ListScreen
        id="streams"
        texts={t}
        icon={<Clapperboard size={24} strokeWidth={1.5} aria-hidden />}
        list={streamListAtom}
        count={streamCountAtom}
        filters={useStreamFilters()}
        sorts={sorts}
        columns={useStreamColumns()}
        create={{ label: t.upload, onPress: () => picker.current?.click() }}
        rowName={nameOf}
        {...beside}
        read={listStreams}
        actions={copies.actionsOf}
        besides={button}
        above={({ list, query }) => (
          <>
            <StreamPanel rows={list.items} onReplace={replace} />
            {tools(Boolean(query.filters['use']?.length))}
          </>
        )}
      />
      <FileInput ref={picker} {...mediaFiles} lasting multiple aria-label={t.files} onFiles={upload} />
    </>
  );
}
