import type { ReactNode } from 'react';
import type { ModalName, ModalRegistry } from '#atoms/ui/modal.ts';
import { preloadable } from '#lib/loading/preloadable.tsx';

// Modals that few visits open.

type RareName = Exclude<ModalName, 'confirm'>;

/** The props that every named modal gets besides its own. */
interface ModalFrame {
  onClose: () => void;
}

interface RareModalProps extends ModalFrame {
  /** The open modal. */
  modal: { [K in RareName]: { modalName: K; props: ModalRegistry[K] } }[RareName];
}

const closes = { closes: ({ onClose }: ModalFrame) => onClose };

const { Part: AsLectureDialog } = preloadable(
  async () => ({
    default: (await import('#features/webinar/AsLecture/AsLectureDialog.tsx')).AsLectureDialog,
  }),
  closes,
);
const { Part: BulkDialog } = preloadable(
  async () => ({ default: (await import('#features/kits/bulk/BulkDialog/BulkDialog.tsx')).BulkDialog }),
  closes,
);
const { Part: CopyDialog } = preloadable(
  async () => ({ default: (await import('#features/kits/copy/CopyDialog/CopyDialog.tsx')).CopyDialog }),
  closes,
);
const { Part: ExportDialog } = preloadable(
  async () => ({
    default: (await import('#features/kits/bundle/ExportDialog/ExportDialog.tsx')).ExportDialog,
  }),
  closes,
);
const { Part: RefusedFiles } = preloadable(
  async () => ({
    default: (await import('#features/kits/media/FileIntake/RefusedFiles.tsx')).RefusedFiles,
  }),
  closes,
);
const { Part: Shortcuts } = preloadable(
  async () => ({ default: (await import('#features/kits/actions/Shortcuts/Shortcuts.tsx')).Shortcuts }),
  closes,
);

/** These modals, each loaded when it is first opened. */
const modals: { [K in RareName]: (props: ModalRegistry[K] & ModalFrame) => ReactNode } = {
  asLecture: (props) => <AsLectureDialog {...props} />,
  bulk: (props) => <BulkDialog {...props} />,
  duplicate: (props) => <CopyDialog {...props} />,
  exportCourse: (props) => <ExportDialog {...props} />,
  refusedFiles: (props) => <RefusedFiles {...props} />,
  shortcuts: (props) => <Shortcuts {...props} />,
};

const shown = <K extends RareName>(name: K, props: ModalRegistry[K], onClose: () => void) =>
  modals[name]({ ...props, onClose });

/** Shows one of these modals. */
export const RareModal = ({ modal, onClose }: RareModalProps): ReactNode =>
  shown(modal.modalName, modal.props, onClose);
