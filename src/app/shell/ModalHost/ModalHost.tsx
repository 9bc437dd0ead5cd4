import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense } from 'react';
import { closeModalAtom, modalAtom } from '#atoms/ui/modal.ts';
import { preloadable } from '#lib/loading/preloadable.tsx';

/** A modal opens over the page. If its code does not come, it can still be closed. */
const closes = { closes: ({ onClose }: { onClose: () => void }) => onClose };

const { Part: ConfirmModal } = preloadable(
  async () => ({
    default: (await import('#features/kits/actions/ConfirmModal/ConfirmModal.tsx')).ConfirmModal,
  }),
  closes,
);
// Loaded separately, because the page would otherwise have to name every file that these modals depend on.
const { Part: RareModal } = preloadable(
  async () => ({ default: (await import('./RareModal.tsx')).RareModal }),
  closes,
);

/** Shows the open named modal. */
export function ModalHost() {
  const modal = useAtomValue(modalAtom);
  const onClose = useSetAtom(closeModalAtom);
  return (
    modal.modalName !== null && (
      <Suspense fallback={null}>
        {modal.modalName === 'confirm' ? (
          <ConfirmModal {...modal.props} onClose={onClose} />
        ) : (
          <RareModal modal={modal} onClose={onClose} />
        )}
      </Suspense>
    )
  );
}
