import type { ReactNode } from 'react';
import type { ModalName, ModalRegistry } from '#atoms/ui/modal.ts';
import { lazyScreen } from '../../lazyScreen.tsx';

/** What every named modal is given besides its own props. */
interface ModalFrame {
  onClose: () => void;
}

type RareName = Exclude<ModalName, 'confirm'>;

/** One of the modals that few visits open, with its props. */
type Rare = { [K in RareName]: { modalName: K; props: ModalRegistry[K] } }[RareName];

const closes = { closes: ({ onClose }: ModalFrame) => onClose };

const BulkDialog = lazyScreen(
  () => import('#features/kits/bulk/BulkDialog/BulkDialog.tsx'),
  (module) => module.BulkDialog,
  closes,
);
const CopyDialog = lazyScreen(
  () => import('#features/kits/copy/CopyDialog/CopyDialog.tsx'),
  (module) => module.CopyDialog,
  closes,
);
const ExportDialog = lazyScreen(
  () => import('#features/kits/bundle/ExportDialog/ExportDialog.tsx'),
  (module) => module.ExportDialog,
  closes,
);
const RefusedFiles = lazyScreen(
  () => import('#features/kits/media/FileIntake/RefusedFiles.tsx'),
  (module) => module.RefusedFiles,
  closes,
);
const Shortcuts = lazyScreen(
  () => import('#features/kits/actions/Shortcuts/Shortcuts.tsx'),
  (module) => module.Shortcuts,
  closes,
);

/** The named modals that few visits open, each loaded when it is first opened. */
const modals: { [K in RareName]: (props: ModalRegistry[K] & ModalFrame) => ReactNode } = {
  bulk: (props) => <BulkDialog {...props} />,
  duplicate: (props) => <CopyDialog {...props} />,
  exportCourse: (props) => <ExportDialog {...props} />,
  refusedFiles: (props) => <RefusedFiles {...props} />,
  shortcuts: (props) => <Shortcuts {...props} />,
};

const shown = <K extends RareName>(name: K, props: ModalRegistry[K], onClose: () => void) =>
  modals[name]({ ...props, onClose });

/** One of the modals that few visits open. */
export const RareModal = ({ modal, onClose }: ModalFrame & { modal: Rare }) =>
  shown(modal.modalName, modal.props, onClose);
