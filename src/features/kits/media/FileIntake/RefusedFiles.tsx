import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { ReasonList } from '#features/kits/list/ListParts/ReasonList.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** A file that is not sent, and why. */
export interface RefusedFile {
  name: string;
  reason: string;
}

interface RefusedFilesRequest {
  refused: readonly RefusedFile[];
  /** What became of the other files that came with them, or which files would have been taken. */
  note?: string;
}

declare module '#atoms/ui/modal.ts' {
  interface ModalRegistry {
    refusedFiles: RefusedFilesRequest;
  }
}

export interface RefusedFilesProps extends RefusedFilesRequest {
  onClose: () => void;
}

/** The files that are not sent, each with its reason. */
export function RefusedFiles({ refused, note, onClose }: RefusedFilesProps) {
  const t = useMessages(messages);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.refusedTitle(refused.length)}
      description={note}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t.understood}
        </Button>
      }
    >
      <ReasonList
        glyph="attention"
        items={refused.map(({ name, reason }, index) => ({ id: `${index}`, name, reason }))}
      />
    </Dialog>
  );
}
