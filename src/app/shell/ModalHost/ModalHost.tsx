import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense } from 'react';
import { closeModalAtom, modalAtom } from '#atoms/ui/modal.ts';
import { preloadable } from '#lib/loading/preloadable.tsx';

/** A modal opens over the page: should its code not come, it can be closed. */
const closes = { closes: ({ onClose }: { onClose: () => void }) => onClose };

const { Part: ConfirmModal } = preloadable(
  async () => ({
    default: (await import('#features/kits/actions/ConfirmModal/ConfirmModal.tsx')).ConfirmModal,
  }),
  closes,
);
// What these stand on would be named here, file by file: the page has no more of them than the way to the way.
const { Part: RareModal } = preloadable(
  async () => ({ default: (await import('./RareModal.tsx')).RareModal }),
  closes,
);

/** Shows the named modal that is open. */
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
