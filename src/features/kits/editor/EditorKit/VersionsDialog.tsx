import { atom, useAtomValue } from 'jotai';
import { Suspense, useMemo, type ReactNode } from 'react';
import type { Difference } from '#atoms/editor/fields.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { preloadable } from '#lib/loading/preloadable.tsx';
import { chosenFields, compareRows } from './compareRows.ts';
import type { CompareFields } from './kind.ts';
import { messages } from './messages.ts';
import { useEditorKey } from './place.ts';

const CompareVersions = preloadable(
  async () => ({
    default: (await import('#features/kits/editor/CompareVersions/CompareVersions.tsx')).CompareVersions,
  }),
  { closes: ({ onClose }) => onClose },
).Part;

interface VersionsDialogProps<Fields> {
  mode: 'restore' | 'conflict' | 'history';
  /** What stands above the two versions. */
  above?: ReactNode;
  fields: (language: Language) => CompareFields<Fields>;
  differences: Difference<Fields>[];
  /** The whole of each version. */
  platform: Fields;
  device: Fields;
  /** When each was made, in words; `null` where it is not known. */
  platformAt: string | null;
  deviceAt: string | null;
  busy?: boolean;
  /** `device` holds what was taken from this device, `all` the choice of every differing field. */
  onDone: (chosen: { device: Partial<Fields>; all: Partial<Fields> }) => void;
  onClose: () => void;
}

/** Two versions of what is edited, to be put together. */
export function VersionsDialog<Fields extends object>({
  mode,
  above,
  fields,
  differences,
  platform,
  device,
  platformAt,
  deviceAt,
  busy = false,
  onDone,
  onClose,
}: VersionsDialogProps<Fields>) {
  const t = useMessages(messages);
  const language = useLanguage();
  const key = useEditorKey();
  const rowsAtom = useMemo(
    () => atom((get) => compareRows(fields(language), { differences, platform, device }, get, key)),
    [fields, language, differences, platform, device, key],
  );
  const { rows, same } = useAtomValue(rowsAtom);
  return (
    <Suspense fallback={null}>
      <CompareVersions
        rows={rows}
        same={mode === 'conflict' ? [] : same}
        notes={{
          platform: platformAt ?? t.unknownTime,
          device: mode === 'history' ? (deviceAt ?? '') : t.unsavedSide(deviceAt ?? t.unknownTime),
        }}
        mode={mode}
        above={above}
        busy={busy}
        onDone={(choice) => onDone(chosenFields(fields(language), choice, { differences, platform, device }))}
        onClose={onClose}
      />
    </Suspense>
  );
}
