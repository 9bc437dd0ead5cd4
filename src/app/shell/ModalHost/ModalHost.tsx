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
// What these stand on would be named here, file by file: the page has no more of them than the way to the way.
const rare = () => import('./rareModals.ts');
const CopyDialog = lazyScreen(
  async () => (await rare()).copyDialog(),
  (module) => module.CopyDialog,
  { closes: ({ onClose }) => onClose },
);
const ExportDialog = lazyScreen(
  async () => (await rare()).exportDialog(),
  (module) => module.ExportDialog,
  { closes: ({ onClose }) => onClose },
);
const RefusedFiles = lazyScreen(
  async () => (await rare()).refusedFiles(),
  (module) => module.RefusedFiles,
  { closes: ({ onClose }) => onClose },
);
const Shortcuts = lazyScreen(
  async () => (await rare()).shortcuts(),
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
