import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Virtuoso } from 'react-virtuoso';
import { groupIdsAtom, uploadGroups, type UploadGroup } from '#atoms/media/uploadGroups.ts';
import { moveUploadAtom, uploadAtom, uploadIdsAtom } from '#atoms/upload/uploads.ts';
import { dropAt, isNoMove } from '#components/data/sorting/dropAt.ts';
import { useRowDrag } from '#components/data/sorting/useRowDrag.ts';
import { Block } from '#components/feedback/Block/Block.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { Chip } from '#components/primitives/Chip/Chip.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { UploadLine } from './UploadLine.tsx';
import type { Move } from '#atoms/upload/changes.ts';
import * as S from './Uploads.styles.ts';

const isGroup = (value: string | null): value is UploadGroup => uploadGroups.some((group) => group === value);

/** The uploads of a group, as many as there are: only those near the window are in the document. */
export function UploadList() {
  const t = useMessages(messages);
  const store = useStore();
  const [params, setParams] = useSearchParams();
  const wanted = params.get('group');
  const group = isGroup(wanted) ? wanted : 'all';
  const ids = useAtomValue(groupIdsAtom(group));
  const moveUpload = useSetAtom(moveUploadAtom);
  const [said, setSaid] = useState('');
  const root = useRef<HTMLDivElement>(null);

  const choose = (next: UploadGroup) => setParams(next === 'all' ? {} : { group: next }, { replace: true });

  /** Moves one, says where it stands now, and keeps the focus at its grip. */
  const move = (id: string, to: Move) => {
    moveUpload({ id, to });
    const all = store.get(uploadIdsAtom);
    const name = store.get(uploadAtom(id))?.fileName ?? '';
    setSaid(t.moved(name, all.indexOf(id) + 1, all.length));
    requestAnimationFrame(() =>
      root.current?.querySelector<HTMLElement>(`[data-line="${id}"] [data-part="grip"]`)?.focus(),
    );
  };
  const dragging = useRowDrag({
    root,
    scrolls: true,
    onDrop(drag) {
      const { id, before } = drag;
      if (!isNoMove(drag, ids)) move(id, before === null ? 'bottom' : { before });
    },
  });

  return (
    <>
      <S.Groups role="group" aria-label={t.groups}>
        {uploadGroups.map((each) => (
          <GroupChip key={each} group={each} pressed={each === group} onChoose={choose} />
        ))}
      </S.Groups>
      {ids.length === 0 ? (
        <Block title={t.noneTitle} action={<Button onClick={() => choose('all')}>{t.showAll}</Button>}>
          {t.noneText}
        </Block>
      ) : (
        <S.List ref={root} role="list" aria-label={t.list}>
          <Virtuoso
            useWindowScroll
            data={ids}
            computeItemKey={(_index, id) => id}
            increaseViewportBy={240}
            itemContent={(index, id) => (
              <UploadLine
                id={id}
                place={index + 1}
                count={ids.length}
                dragging={dragging}
                drop={dropAt(dragging.drag, ids, index)}
                onMove={move}
              />
            )}
          />
        </S.List>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

interface GroupChipProps {
  group: UploadGroup;
  pressed: boolean;
  onChoose: (group: UploadGroup) => void;
}

function GroupChip({ group, pressed, onChoose }: GroupChipProps) {
  const t = useMessages(messages);
  const { length } = useAtomValue(groupIdsAtom(group));
  return (
    <Chip pressed={pressed} count={length} onClick={() => onChoose(group)}>
      {t[group]}
    </Chip>
  );
}
