import type { Entity } from '#atoms/pages.ts';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { ReasonList } from '#features/kits/list/ListParts/ReasonList.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { groupDigits } from '#lib/number/numbers.ts';
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
      <ReasonList
        glyph="failed"
        items={failed.map(({ row, reason }) => ({ id: row.id, name: rowName(row), reason }))}
      />
    </Dialog>
  );
}
