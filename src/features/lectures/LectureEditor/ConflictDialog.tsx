import type { LectureEditor } from '#atoms/lectures/editor.ts';
import { withTheirs } from './compareRows.ts';
import { useMoments } from './useMoments.ts';
import type { Saving } from './useSaving.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

interface ConflictDialogProps {
  editor: LectureEditor;
  saving: Saving;
}

/** Stands before a save that would overwrite what was changed elsewhere meanwhile. */
export function ConflictDialog({ editor, saving }: ConflictDialogProps) {
  const moments = useMoments();
  const { conflicts } = saving;
  if (conflicts.length === 0) return null;
  return (
    <VersionsDialog
      mode="conflict"
      differences={conflicts}
      platform={withTheirs(editor.server, conflicts)}
      device={editor.fields}
      platformAt={editor.savedAt === null ? null : moments.full(editor.savedAt)}
      deviceAt={editor.keptAt === null ? null : moments.full(editor.keptAt)}
      busy={editor.saving}
      onDone={({ all }) => void saving.save(all)}
      onClose={saving.closeConflicts}
    />
  );
}
