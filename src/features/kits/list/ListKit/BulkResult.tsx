import styled from 'styled-components';
import type { Entity } from '#atoms/pages.ts';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { groupDigits } from '#lib/number/numbers.ts';
import { color, space, type, weight } from '#theme/tokens.ts';
import { messages } from './bulkMessages.ts';
import type { BulkAction } from './types.ts';
import type { BulkOutcome } from './useBulk.ts';

interface BulkResultProps<Row extends Entity> extends BulkOutcome<Row> {
  rowName: (row: Row) => string;
  onAgain: (action: BulkAction<Row>, rows: readonly Row[]) => void;
  onClose: () => void;
}

/** With how many rows it was done, and why not with the others. */
export function BulkResult<Row extends Entity>({
  action,
  done,
  total,
  failed,
  takeBack,
  rowName,
  onAgain,
  onClose,
}: BulkResultProps<Row>) {
  const t = useMessages(messages);
  const count = failed.length;
  const again = () => {
    onClose();
    onAgain(
      action,
      failed.map(({ row }) => row),
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.some(action.done, groupDigits(done), groupDigits(total))}
      description={t.left(count, groupDigits(count))}
      footer={
        <>
          {takeBack !== undefined && (
            <Button
              variant="quiet"
              onClick={() => {
                onClose();
                takeBack();
              }}
            >
              {t.undoOf(groupDigits(done))}
            </Button>
          )}
          <Button onClick={onClose}>{t.close}</Button>
          <Button variant="primary" onClick={again}>
            {t.again(groupDigits(count))}
          </Button>
        </>
      }
    >
      <List>
        {failed.map(({ row, reason }) => (
          <Item key={row.id}>
            <Glyph name="failed" />
            <div>
              <Name>{rowName(row)}</Name>
              <Reason>{reason}</Reason>
            </div>
          </Item>
        ))}
      </List>
    </Dialog>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 16px 1fr;
  gap: ${space[2]};
  ${type.body}

  > svg {
    margin-top: 2px;
  }
`;

const Name = styled.div`
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`;

const Reason = styled.div`
  ${type.caption}
  color: ${color.ink2};
`;
