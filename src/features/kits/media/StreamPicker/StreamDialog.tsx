import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import { longestSearch } from '#domain/lists.ts';
import type { Stream } from '#domain/stream/schema.ts';
import { streamListAtom } from '#atoms/stream/streams.ts';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { SearchField } from '#components/forms/SearchField/SearchField.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { Chip } from '#components/primitives/Chip/Chip.tsx';
import { useTypedSearch } from '#features/kits/list/ListKit/useTypedSearch.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { otherLayout } from '#lib/text/otherLayout.ts';
import { messages } from './messages.ts';
import { StreamRows } from './StreamRows.tsx';
import * as S from './StreamPicker.styles.ts';

export interface StreamDialogProps {
  value: string | null;
  kind: 'video' | 'audio' | undefined;
  onChoose: (stream: Stream) => void;
  onClose: () => void;
}

/** The author's recordings, one of which is chosen. Arrows go through them, Enter takes one. */
export default function StreamDialog({ value, kind, onChoose, onClose }: StreamDialogProps) {
  const t = useMessages(messages);
  const form = useId();
  const [search, setSearch] = useState('');
  const [text, setText] = useTypedSearch(search, setSearch);
  const [unused, setUnused] = useState(false);
  const [chosen, setChosen] = useState<Stream | null>(null);
  const filter = { ...(kind && { kind }), ...(unused && { isUsed: false }) };
  const typed = useAtomValue(streamListAtom({ search, filter, keepRows: true, partly: true }));
  const nothing = typed.status === 'ready' && !typed.refreshing && typed.count === 0;
  const other = nothing ? otherLayout(search.trim()) : null;
  const meant = useAtomValue(streamListAtom({ search: other ?? search, filter, partly: true }));
  const list = other !== null && meant.count > 0 ? meant : typed;

  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      description={t.what}
      width={680}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" type="submit" form={form} disabled={chosen === null}>
            {t.choose}
          </Button>
        </>
      }
    >
      <S.Tools>
        <SearchField
          label={t.search}
          placeholder={t.search}
          value={text}
          maxLength={longestSearch}
          onChange={setText}
        />
        <Chip pressed={unused} onClick={() => setUnused(!unused)}>
          {t.unused}
        </Chip>
      </S.Tools>
      <S.Form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen !== null) onChoose(chosen);
        }}
      >
        <StreamRows
          list={list}
          filtered={search.trim() !== '' || unused}
          present={value}
          chosen={chosen?.id ?? null}
          onChoose={setChosen}
        />
      </S.Form>
    </Dialog>
  );
}
