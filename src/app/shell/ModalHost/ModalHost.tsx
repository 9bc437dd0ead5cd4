import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, type ReactNode } from 'react';
import { closeModalAtom, modalAtom, type ModalName, type ModalRegistry } from '#atoms/ui/modal.ts';
import { lazyScreen } from '../../lazyScreen.tsx';

/** What every named modal is given besides its own props. */
interface ModalFrame {
  onClose: () => void;
}

const ConfirmModal = lazyScreen(
  () => import('#features/kits/actions/ConfirmModal/ConfirmModal.tsx'),
  (module) => module.ConfirmModal,
  { closes: ({ onClose }) => onClose },
);
const CopyDialog = lazyScreen(
  () => import('#features/kits/copy/CopyDialog/CopyDialog.tsx'),
  (module) => module.CopyDialog,
  { closes: ({ onClose }) => onClose },
);
const ExportDialog = lazyScreen(
  () => import('#features/kits/bundle/ExportDialog/ExportDialog.tsx'),
  (module) => module.ExportDialog,
  { closes: ({ onClose }) => onClose },
);
const RefusedFiles = lazyScreen(
  () => import('#features/kits/media/FileIntake/RefusedFiles.tsx'),
  (module) => module.RefusedFiles,
  { closes: ({ onClose }) => onClose },
);
const Shortcuts = lazyScreen(
  () => import('#features/kits/actions/Shortcuts/Shortcuts.tsx'),
  (module) => module.Shortcuts,
  { closes: ({ onClose }) => onClose },
);

/** The named modals, each loaded when it is first opened. */
const modals: { [K in ModalName]: (props: ModalRegistry[K] & ModalFrame) => ReactNode } = {
  confirm: (props) => <ConfirmModal {...props} />,
  duplicate: (props) => <CopyDialog {...props} />,
  exportCourse: (props) => <ExportDialog {...props} />,
  refusedFiles: (props) => <RefusedFiles {...props} />,
  shortcuts: (props) => <Shortcuts {...props} />,
};

/** Shows the named modal that is open. */
export function ModalHost() {
  const modal = useAtomValue(modalAtom);
  const close = useSetAtom(closeModalAtom);
  if (modal.modalName === null) return null;
  return <Suspense fallback={null}>{shown(modal.modalName, modal.props, close)}</Suspense>;
}

const shown = <K extends ModalName>(name: K, props: ModalRegistry[K], onClose: () => void) =>
  modals[name]({ ...props, onClose });
