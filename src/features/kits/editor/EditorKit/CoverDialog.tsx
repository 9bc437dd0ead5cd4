import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { CoverCrop } from '#components/forms/CoverCrop/CoverCrop.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

interface CoverDialogProps {
  file: File;
  onDone: (blob: Blob) => void;
  onCancel: () => void;
}

/** Where a cover is cut out of a picture. */
export default function CoverDialog({ file, onDone, onCancel }: CoverDialogProps) {
  const t = useMessages(messages);
  return (
    <Dialog open onClose={onCancel} title={t.cover} description={t.cropLead} width={720}>
      <CoverCrop file={file} onDone={onDone} onCancel={onCancel} />
    </Dialog>
  );
}
