import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages as frame } from '../../messages.ts';
import { messages } from '../messages.ts';
import type { Retry } from '../useRetry.ts';

interface MissingDialogProps extends Retry {
  online: boolean;
  onClose: () => void;
}

/** Stands in for what was to open over the page. */
export function MissingDialog({ online, busy, retry, onClose }: MissingDialogProps) {
  const t = useMessages(messages);
  const { offline, retry: label } = useMessages(frame);
  return (
    <Dialog
      open
      onClose={onClose}
      width={360}
      title={online ? t.over : offline}
      description={online ? t.overText : t.overOffline}
      footer={
        <>
          <Button onClick={onClose}>{t.close}</Button>
          <Button variant="primary" busy={busy} onClick={retry}>
            {label}
          </Button>
        </>
      }
    />
  );
}
