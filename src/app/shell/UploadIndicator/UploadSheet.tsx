import { Sheet } from '#components/feedback/Sheet/Sheet.tsx';
import { UploadRows } from '#features/widgets/UploadRows/UploadRows.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from '../messages.ts';

export interface UploadSheetProps {
  open: boolean;
  onClose: () => void;
}

/** Every upload in a sheet, where there is no room for the panel. */
export function UploadSheet({ open, onClose }: UploadSheetProps) {
  const t = useMessages(messages);
  return (
    <Sheet open={open} onClose={onClose} side="bottom" label={t.uploads} title={t.uploads}>
      <UploadRows />
    </Sheet>
  );
}
