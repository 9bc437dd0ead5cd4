import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Stream } from '#domain/stream/schema.ts';
import { streamListAtom } from '#atoms/stream/streams.ts';
import { SearchField } from '#components/forms/SearchField/SearchField.tsx';
import { useTypedSearch } from '#features/kits/list/ListKit/useTypedSearch.ts';
import { StreamRows } from '#features/kits/media/StreamPicker/StreamRows.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { ChooseFile } from './ReplaceByFile.tsx';
import { messages } from './messages.ts';
import * as S from './ReplaceDialog.styles.ts';

interface ChooseStreamProps {
  from: Stream;
  chosen: Stream | null;
  onChoose: (stream: Stream) => void;
}

/** A file from the device, or one of the recordings of the same kind: a sound in the place of a video would leave a trailer without a picture. */
export function ChooseStream({ from, chosen, onChoose }: ChooseStreamProps) {
  const t = useMessages(messages);
  const [search, setSearch] = useState('');
  const [text, setText] = useTypedSearch(search, setSearch);
  const filter = { kind: from.kind, status: 'processed' };
  const list = useAtomValue(streamListAtom({ search, filter, keepRows: true, partly: true }));
  return (
    <section aria-label={t.choose}>
      <S.Heading>{t.choose}</S.Heading>
      <ChooseFile from={from} />
      <S.Or>{t.orLibrary}</S.Or>
      <S.Search>
        <SearchField label={t.search} placeholder={t.search} value={text} onChange={setText} />
      </S.Search>
      <StreamRows
        list={list}
        filtered={search.trim() !== ''}
        present={from.id}
        chosen={chosen?.id ?? null}
        onChoose={onChoose}
      />
    </section>
  );
}
