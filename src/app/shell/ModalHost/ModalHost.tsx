import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, type ReactNode } from 'react';
import { closeModalAtom, modalAtom, type ModalName, type ModalRegistry } from '#atoms/ui/modal.ts';
import { preloadable } from '#lib/preloadable.tsx';

/** What every named modal is given besides its own props. */
interface ModalFrame {
  onClose: () => void;
}

const closes = { closes: ({ onClose }: ModalFrame) => onClose };

const { Part: ConfirmModal } = preloadable(
  async () => ({
    default: (await import('#features/kits/actions/ConfirmModal/ConfirmModal.tsx')).ConfirmModal,
  }),
  closes,
);
// What these stand on would be named here, file by file: the page has no more of them than the way to the way.
const rare = () => import('./rareModals.ts');
const { Part: BulkDialog } = preloadable(async () => (await rare()).bulk(), closes);
const { Part: CopyDialog } = preloadable(async () => (await rare()).duplicate(), closes);
const { Part: ExportDialog } = preloadable(async () => (await rare()).exportCourse(), closes);
const { Part: RefusedFiles } = preloadable(async () => (await rare()).refusedFiles(), closes);
const { Part: Shortcuts } = preloadable(async () => (await rare()).shortcuts(), closes);

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
