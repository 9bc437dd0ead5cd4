import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { Editable } from '#atoms/editor/config.ts';
import { differencesOf } from '#atoms/editor/fields.ts';
import type { Version } from '#atoms/editor/versions.ts';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { SelectField } from '#components/forms/SelectField/SelectField.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import type { BareKind } from './kind.ts';
import { messages } from './messages.ts';
import { useEditorKey } from './place.ts';
import { useMoments } from './useMoments.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

interface VersionHistoryProps<Item extends Editable, Fields extends object> {
  kind: BareKind<Item, Fields>;
  /** The latest first. */
  versions: Version<Fields>[];
  onClose: () => void;
}

/** Earlier versions on this device, each beside what the form shows now. What is chosen comes back as edits. */
export function VersionHistory<Item extends Editable, Fields extends object>({
  kind: { editor, fields },
  versions,
  onClose,
}: VersionHistoryProps<Item, Fields>) {
  const t = useMessages(messages);
  const key = useEditorKey();
  const moments = useMoments();
  const { fields: form, dirty } = useAtomValue(editor.editorAtom(key));
  const edit = useSetAtom(editor.editAtom);
  const differ = ({ fields: old }: Version<Fields>) => differencesOf<Fields>({ fields: old, base: {} }, form);
  // The latest is often what the form shows, which nobody comes for.
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      versions.findIndex((one) => differ(one).length > 0),
    ),
  );
  const reasons = { edited: t.edited, saved: t.saved, discarded: t.discarded };
  const version = versions[at];
  if (version === undefined)
    return (
      <Dialog open onClose={onClose} title={t.history}>
        {t.noVersions}
      </Dialog>
    );
  return (
    <VersionsDialog
      mode="history"
      fields={fields}
      differences={differ(version)}
      platform={form}
      device={version.fields}
      platformAt={dirty ? t.withEdits : t.asOnPlatform}
      deviceAt={moments.full(version.at)}
      above={
        <SelectField
          label={t.version}
          value={String(at)}
          options={versions.map((one, index) => ({
            value: String(index),
            label: `${moments.full(one.at)}, ${reasons[one.why]}`,
          }))}
          onChange={(index) => setAt(Number(index))}
        />
      }
      onDone={({ device }) => {
        onClose();
        edit({ key, patch: device });
      }}
      onClose={onClose}
    />
  );
}
