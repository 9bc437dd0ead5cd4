// Modals that few visits open.
export const bulk = async () => ({
  default: (await import('#features/kits/bulk/BulkDialog/BulkDialog.tsx')).BulkDialog,
});
export const duplicate = async () => ({
  default: (await import('#features/kits/copy/CopyDialog/CopyDialog.tsx')).CopyDialog,
});
export const exportCourse = async () => ({
  default: (await import('#features/kits/bundle/ExportDialog/ExportDialog.tsx')).ExportDialog,
});
export const refusedFiles = async () => ({
  default: (await import('#features/kits/media/FileIntake/RefusedFiles.tsx')).RefusedFiles,
});
export const shortcuts = async () => ({
  default: (await import('#features/kits/actions/Shortcuts/Shortcuts.tsx')).Shortcuts,
});
