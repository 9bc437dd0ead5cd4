import { useAtomValue } from 'jotai';
import { GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { uploadAtom } from '#atoms/upload/uploads.ts';
import { Menu } from '#components/data/Menu/Menu.tsx';
import type { MenuItem } from '#components/data/Menu/items.ts';
import type { DropLine } from '#components/data/sorting/dropAt.ts';
import type { RowDragging } from '#components/data/sorting/useRowDrag.ts';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { FileMark } from '#features/kits/media/UploadRows/FileMark.tsx';
import { useUploadActions } from '#features/kits/media/UploadRows/useUploadActions.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { LineActions } from './LineActions.tsx';
import { LineState } from './LineState.tsx';
import { messages } from './messages.ts';
import type { Move } from '#atoms/upload/changes.ts';
import type { Upload } from '#atoms/upload/entries.ts';
import * as S from './Uploads.styles.ts';

interface UploadLineProps {
  id: string;
  /** From 1. */
  place: number;
  count: number;
  dragging: RowDragging;
  drop: DropLine;
  onMove: (id: string, to: Move) => void;
}

/** One upload on the screen: the file, what it belongs to, how far it is, and what can be done about it. */
export function UploadLine({ id, ...rest }: UploadLineProps) {
  const upload = useAtomValue(uploadAtom(id));
  return upload && <Line {...rest} upload={upload} />;
}

function Line({
  upload,
  place,
  count,
  dragging,
  drop,
  onMove,
}: Omit<UploadLineProps, 'id'> & { upload: Upload }) {
  const t = useMessages(messages);
  const actions = useUploadActions(upload);
  const { id, fileName, state } = upload;
  const inQueue = state !== 'done' && state !== 'processing';

  const moves: MenuItem[] = [
    { id: 'up', label: t.up, keys: 'Alt ↑', disabled: place === 1, onSelect: () => onMove(id, 'up') },
    {
      id: 'down',
      label: t.down,
      keys: 'Alt ↓',
      disabled: place === count,
      onSelect: () => onMove(id, 'down'),
    },
    { id: 'top', label: t.top, disabled: place === 1, onSelect: () => onMove(id, 'top') },
    { id: 'bottom', label: t.bottom, disabled: place === count, onSelect: () => onMove(id, 'bottom') },
  ];

  const onKeyDown = (event: KeyboardEvent) => {
    if (!inQueue || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(id, event.key === 'ArrowUp' ? 'up' : 'down');
  };

  return (
    <S.Line
      role="listitem"
      aria-posinset={place}
      aria-setsize={count}
      data-line={id}
      onKeyDownCapture={onKeyDown}
      $dragged={dragging.drag?.id === id}
      $drop={drop}
    >
      <S.GripPlace>
        {inQueue && count > 1 && (
          <Menu
            items={moves}
            renderTrigger={(trigger) => (
              <S.Grip
                {...trigger}
                {...dragging.gripOf(id)}
                type="button"
                data-part="grip"
                aria-label={t.order(fileName)}
              >
                <GripVertical size={16} strokeWidth={1.5} aria-hidden />
              </S.Grip>
            )}
          />
        )}
      </S.GripPlace>
      <FileMark upload={upload} />
      <S.Words>
        <S.Name title={fileName}>{fileName}</S.Name>
        {actions.place && (
          <S.Place>
            <TextLink as={RouterLink} href={actions.place.href}>
              {actions.place.label}
            </TextLink>
          </S.Place>
        )}
      </S.Words>
      <LineState upload={upload} />
      <LineActions upload={upload} actions={actions} moves={inQueue && count > 1 ? moves : []} />
    </S.Line>
  );
}
