import { useAtomValue, useSetAtom } from 'jotai';
import { bulkRunAtom, showBulkAtom } from '#atoms/bulk/run.ts';
import type { BulkMode } from '#atoms/bulk/journal.ts';
import type { BulkSubject } from '#domain/bulk/fields.ts';
import type { Kind } from '#domain/kinds.ts';
import { FieldsDialog } from './FieldsDialog.tsx';
import { RunDialog } from './RunDialog.tsx';
import { TextsDialog } from './TextsDialog.tsx';

/** Props of the named modal `bulk`. */
interface BulkRequest {
  kind: Kind;
  mode: BulkMode;
  /** The selected things. */
  subjects: readonly BulkSubject[];
}

declare module '#atoms/ui/modal.ts' {
  interface ModalRegistry {
    bulk: BulkRequest;
  }
}

export interface BulkDialogProps extends BulkRequest {
  onClose: () => void;
}

/** Changes many things at once: asks what, shows what will change, does it row by row, and takes it back. */
export function BulkDialog({ onClose, ...request }: BulkDialogProps) {
  const run = useAtomValue(bulkRunAtom);
  const show = useSetAtom(showBulkAtom);
  const close = () => {
    show(null);
    onClose();
  };
  if (run !== null) return <RunDialog run={run} onClose={close} />;
  return request.mode === 'fields' ? (
    <FieldsDialog {...request} onClose={close} />
  ) : (
    <TextsDialog {...request} mode={request.mode} onClose={close} />
  );
}
