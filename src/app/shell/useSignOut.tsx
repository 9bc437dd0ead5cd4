import { FileX } from 'lucide-react';
import { useAtomValue, useSetAtom } from 'jotai';
import { handled } from '#api/api-error.ts';
import { logoutAtom } from '#atoms/session/logout.ts';
import { openModalAtom } from '#atoms/ui/modal.ts';
import { uploadsSummaryAtom } from '#atoms/upload/entries.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** Signs the author out. While files are uploading it asks first: they would have to be uploaded again. */
export function useSignOut(): () => void {
  const t = useMessages(messages);
  const { active } = useAtomValue(uploadsSummaryAtom);
  const logout = useSetAtom(logoutAtom);
  const openModal = useSetAtom(openModalAtom);

  return () => {
    if (active === 0) return void handled(logout());
    openModal({
      modalName: 'confirm',
      props: {
        title: t.leaveUploads,
        lost: [{ icon: <FileX size={16} strokeWidth={1.5} aria-hidden />, text: t.uploadsLost(active) }],
        kept: [t.draftsStay],
        confirmLabel: t.logout,
        cancelLabel: t.stay,
        onConfirm: () => handled(logout()),
      },
    });
  };
}
