// Modals that few visits open.
export const copyDialog = () => import('#features/kits/copy/CopyDialog/CopyDialog.tsx');
export const exportDialog = () => import('#features/kits/bundle/ExportDialog/ExportDialog.tsx');
export const refusedFiles = () => import('#features/kits/media/FileIntake/RefusedFiles.tsx');
export const shortcuts = () => import('#features/kits/actions/Shortcuts/Shortcuts.tsx');
