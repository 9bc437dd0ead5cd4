import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import * as S from './Board.styles.ts';
import { FoldedFace, type FoldedProps } from './BoardFoot.tsx';
import { messages } from './messages.ts';
import { useColumnDrop } from './useColumnDrop.ts';

/** A column of the foot, which takes drops by pointers and by keys. */
export function BoardFolded(props: FoldedProps) {
  const t = useMessages(messages);
  const { dropProps, target } = useColumnDrop(props.column);
  return (
    <FoldedFace {...props} {...dropProps}>
      <S.Target {...target} aria-label={t.into(props.column.title)} />
    </FoldedFace>
  );
}
