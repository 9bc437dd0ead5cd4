import { useAtomValue, useSetAtom } from 'jotai';
import { FolderKey } from 'lucide-react';
import { showErrorAtom } from '#atoms/ui/toast.ts';
import { allowFilesAtom, leavesNeededAtom } from '#atoms/upload/offerFile.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/**
 * After a reload the browser wants to hear once more that files may be read: one press for all that wait for it. Where none does,
 * there is no button.
 */
export function AllowFiles() {
  const t = useMessages(messages);
  const needed = useAtomValue(leavesNeededAtom);
  const allow = useSetAtom(allowFilesAtom);
  const showError = useSetAtom(showErrorAtom);
  if (needed === 0) return null;
  const press = async () => {
    const offers = await allow();
    for (const offer of offers) if (offer.status === 'refused') showError(offer.message);
  };
  return (
    <Button
      size="small"
      icon={<FolderKey size={16} strokeWidth={1.5} aria-hidden />}
      onClick={() => void press()}
    >
      {t.allowAll}
    </Button>
  );
}
