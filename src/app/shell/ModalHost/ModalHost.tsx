import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, type ReactNode } from 'react';
import { closeModalAtom, modalAtom, type ModalName, type ModalRegistry } from '#atoms/ui/modal.ts';
import { lazyScreen } from '../../lazyScreen.tsx';

/** What every named modal is given besides its own props. */
interface ModalFrame {
  onClose: () => void;
}

const closes = { closes: ({ onClose }: ModalFrame) => onClose };
const itself = <T,>(part: T): T => part;

const ConfirmModal = lazyScreen(
  () => import('#features/kits/actions/ConfirmModal/ConfirmModal.tsx'),
  (module) => module.ConfirmModal,
  closes,
);
// What these stand on would be named here, file by file: the page has no more of them than the way to the way.
const rare = () => import('./rareModals.ts');
const BulkDialog = lazyScreen(async () => (await rare()).bulk(), itself, closes);
const CopyDialog = lazyScreen(async () => (await rare()).duplicate(), itself, closes);
const ExportDialog = lazyScreen(async () => (await rare()).exportCourse(), itself, closes);
const RefusedFiles = lazyScreen(async () => (await rare()).refusedFiles(), itself, closes);
const Shortcuts = lazyScreen(async () => (await rare()).shortcuts(), itself, closes);

/** The named modals, each loaded when it is first opened. */
const modals: { [K in ModalName]: (props: ModalRegistry[K] & ModalFrame) => ReactNode } = {
  bulk: (props) => <BulkDialog {...props} />,
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
