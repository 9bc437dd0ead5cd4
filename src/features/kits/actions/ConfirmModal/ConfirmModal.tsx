import { useState, type ReactNode } from 'react';
import { useAttempt } from '#features/kits/record/Attempt/useAttempt.ts';
import { ConfirmDialog } from '#components/feedback/ConfirmDialog/ConfirmDialog.tsx';

/** Props of the named modal `confirm`. */
export interface ConfirmRequest {
  /** The question, with the name of the thing. */
  title: string;
  /** What is lost, each with a 16 px icon. */
  lost: { icon: ReactNode; text: ReactNode }[];
  /** What stays. */
  kept?: ReactNode[];
  confirmLabel: string;
  cancelLabel: string;
  /** The deed. The dialog stays, busy, until it has ended. After a failure it says so and can be tried again. */
  onConfirm: () => Promise<unknown> | void;
}

declare module '#atoms/ui/modal.ts' {
  interface ModalRegistry {
    confirm: ConfirmRequest;
  }
}

export interface ConfirmModalProps extends ConfirmRequest {
  /** It was thought better of, or the deed is done. */
  onClose: () => void;
}

/** The modal that asks before something that cannot be taken back. */
export function ConfirmModal({ onConfirm, onClose, ...request }: ConfirmModalProps) {
  const [busy, setBusy] = useState(false);
  const { failure, attempt } = useAttempt();
  const confirm = async () => {
    setBusy(true);
    const done = await attempt(async () => {
      await onConfirm();
      return true;
    });
    setBusy(false);
    if (done) onClose();
  };
  return (
    <ConfirmDialog
      {...request}
      open
      busy={busy}
      failure={failure}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
