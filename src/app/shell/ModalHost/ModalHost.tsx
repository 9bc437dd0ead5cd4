import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense } from 'react';
import { closeModalAtom, modalAtom } from '#atoms/ui/modal.ts';
import { lazyScreen } from '../../lazyScreen.tsx';

const closes = { closes: ({ onClose }: { onClose: () => void }) => onClose };

const ConfirmModal = lazyScreen(
  () => import('#features/kits/actions/ConfirmModal/ConfirmModal.tsx'),
  (module) => module.ConfirmModal,
  closes,
);
// What the others stand on would be named here, file by file: the page has no more of them than the way to the way.
const RareModal = lazyScreen(
  () => import('./rareModals.tsx'),
  (module) => module.RareModal,
  closes,
);

/** Shows the named modal that is open. */
export function ModalHost() {
  const modal = useAtomValue(modalAtom);
  const close = useSetAtom(closeModalAtom);
  if (modal.modalName === null) return null;
  return (
    <Suspense fallback={null}>
      {modal.modalName === 'confirm' ? (
        <ConfirmModal {...modal.props} onClose={close} />
      ) : (
        <RareModal modal={modal} onClose={close} />
      )}
    </Suspense>
  );
}
