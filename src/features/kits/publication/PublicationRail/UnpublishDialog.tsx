import { Store } from 'lucide-react';
import { ConfirmDialog } from '#components/feedback/ConfirmDialog/ConfirmDialog.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

interface UnpublishDialogProps {
  name: string;
  busy: boolean;
  failure: string | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Names what goes and what stays when a content leaves the catalogue. */
export function UnpublishDialog({ name, busy, failure, onConfirm, onCancel }: UnpublishDialogProps) {
  const t = useMessages(messages);
  return (
    <ConfirmDialog
      open
      title={t.confirmTitle(name)}
      lost={[{ icon: <Store size={16} strokeWidth={1.5} aria-hidden />, text: t.losesCatalog }]}
      kept={[t.keepsAccess, t.keepsPrice, t.keepsApproval]}
      confirmLabel={t.unpublish}
      cancelLabel={t.keep}
      busy={busy}
      failure={failure}
      busyLabel={t.unpublishBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
