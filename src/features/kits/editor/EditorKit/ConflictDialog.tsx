import { useAtomValue, useSetAtom, type PrimitiveAtom } from 'jotai';
import type { Editable } from '#atoms/editor/config.ts';
import type { Difference } from '#atoms/editor/fields.ts';
import { withSide } from './compareRows.ts';
import type { BareKind } from './kind.ts';
import { useEditorKey } from './place.ts';
import { useMoments } from './useMoments.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

interface ConflictDialogProps<Item extends Editable, Fields extends object> {
  kind: BareKind<Item, Fields>;
  conflictsAtom: PrimitiveAtom<Difference<Fields>[]>;
  /** Saves what was chosen. */
  onChosen: (fields: Partial<Fields>) => void;
}

/** Stands before a save that would overwrite what was changed elsewhere meanwhile. */
export function ConflictDialog<Item extends Editable, Fields extends object>(
  props: ConflictDialogProps<Item, Fields>,
) {
  const conflicts = useAtomValue(props.conflictsAtom);
  return conflicts.length === 0 ? null : <Conflicts {...props} conflicts={conflicts} />;
}

interface ConflictsProps<Item extends Editable, Fields extends object> extends ConflictDialogProps<
  Item,
  Fields
> {
  conflicts: Difference<Fields>[];
}

function Conflicts<Item extends Editable, Fields extends object>({
  kind: { editor, fields },
  conflicts,
  conflictsAtom,
  onChosen,
}: ConflictsProps<Item, Fields>) {
  const moments = useMoments();
  const state = useAtomValue(editor.editorAtom(useEditorKey()));
  const setConflicts = useSetAtom(conflictsAtom);
  const { savedAt, keptAt } = state;
  return (
    <VersionsDialog
      mode="conflict"
      fields={fields}
      differences={conflicts}
      platform={withSide(state.server, conflicts, 'theirs')}
      device={withSide(state.fields, conflicts, 'mine')}
      platformAt={savedAt === null ? null : moments.full(savedAt)}
      deviceAt={keptAt === null ? null : moments.full(keptAt)}
      busy={state.saving}
      onDone={({ all }) => onChosen(all)}
      onClose={() => setConflicts([])}
    />
  );
}
