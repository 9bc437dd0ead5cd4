import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, type ComponentType } from 'react';
import { closeModalAtom, modalAtom, type ModalName, type ModalRegistry } from '#atoms/ui/modal.ts';
import { lazyScreen } from '../../lazyScreen.tsx';

/** What every named modal is given besides its own props. */
interface ModalFrame {
  onClose: () => void;
}

/** The named modals, each loaded when it is first opened. */
const modals: { [K in ModalName]: ComponentType<ModalRegistry[K] & ModalFrame> } = {
  confirm: lazyScreen(
    () => import('#features/widgets/ConfirmModal/ConfirmModal.tsx'),
    (module) => module.ConfirmModal,
  ),
};

/** Shows the named modal that is open. */
export function ModalHost() {
  const modal = useAtomValue(modalAtom);
  const close = useSetAtom(closeModalAtom);
  if (modal.modalName === null) return null;
  const Modal = modals[modal.modalName];
  return (
    <Suspense fallback={null}>
      <Modal {...modal.props} onClose={close} />
    </Suspense>
  );
}
