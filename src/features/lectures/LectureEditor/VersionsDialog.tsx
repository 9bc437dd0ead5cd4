import { atom, useAtomValue } from 'jotai';
import type { Difference, LectureFields } from '#atoms/lectures/editor.ts';
import { streamAtom } from '#atoms/streams/streams.ts';
import { tagsAtom } from '#atoms/tags/tags.ts';
import { CompareVersions } from '#features/widgets/CompareVersions/CompareVersions.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { chosenFields, compareRows } from './compareRows.ts';
import { messages } from './messages.ts';

export interface VersionsDialogProps {
  mode: 'restore' | 'conflict';
  differences: Difference[];
  /** The whole of each version. */
  platform: LectureFields;
  device: LectureFields;
  /** When each was made, in words; `null` where it is not known. */
  platformAt: string | null;
  deviceAt: string | null;
  busy?: boolean;
  /** `device` holds what was taken from this device, `all` the choice of every differing field. */
  onDone: (chosen: { device: Partial<LectureFields>; all: Partial<LectureFields> }) => void;
  onClose: () => void;
}

const noneAtom = atom(null);

/** The name of a stream; its id while that is not known. */
function useStreamName(id: string | null): string {
  const state = useAtomValue(id === null ? noneAtom : streamAtom(id));
  return state?.item?.name ?? id ?? '';
}

/** Two versions of a lecture, to be put together. */
export function VersionsDialog({
  mode,
  differences,
  platform,
  device,
  platformAt,
  deviceAt,
  busy = false,
  onDone,
  onClose,
}: VersionsDialogProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const tags = useAtomValue(tagsAtom).item ?? [];
  const streams = new Map([
    [platform.streamID, useStreamName(platform.streamID)],
    [device.streamID, useStreamName(device.streamID)],
  ]);
  const names = {
    tag: (id: string) => tags.find((tag) => tag.id === id)?.name ?? id,
    stream: (id: string) => streams.get(id) ?? id,
  };
  const { rows, same } = compareRows(differences, platform, device, names, language);
  return (
    <CompareVersions
      rows={rows}
      same={mode === 'restore' ? same : []}
      notes={{
        platform: platformAt ?? t.unknownTime,
        device: t.unsavedSide(deviceAt ?? t.unknownTime),
      }}
      mode={mode}
      busy={busy}
      onDone={(choice) => onDone(chosenFields(choice, differences, platform, device))}
      onClose={onClose}
    />
  );
}
