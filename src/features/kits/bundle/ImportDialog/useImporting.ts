import { useSetAtom, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { errorText, isApiError } from '#api/api-error.ts';
import { importCourseAtom } from '#atoms/bundle/importing.ts';
import { showToastAtom } from '#atoms/ui/toast.ts';
import type { OpenBundle } from '#domain/bundle/openBundle.ts';
import { manifestOfOutline } from '#domain/bundle/outline.ts';
import { partsOf, plainName } from '#domain/bundle/parts.ts';
import { BadBundle, bundleProblemText } from '#domain/bundle/problems.ts';
import type { Manifest } from '#domain/bundle/schema.ts';
import type { ReadyOutline } from '#features/kits/program/OutlineDialog/OutlineDialog.tsx';
import { importMessages } from '#features/kits/program/Program/importMessages.ts';
import { formatBytes } from '#lib/file/files.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { logFailure } from '#lib/log.ts';
import { NoRoom } from '#lib/device/noRoom.ts';
import { handleOfFile } from '#lib/file/pickedFiles.ts';
import { dropUnpacked, hasRoomFor, keepUnpacked } from '#lib/file/unpacked.ts';
import { bundleMessages } from '../bundleMessages.ts';

async function drop(files: readonly File[]): Promise<void> {
  for (const handle of files.map(handleOfFile))
    if (handle !== null) await dropUnpacked(handle).catch(() => undefined);
}

/** Bytes that are put on the device. */
const bytesOf = (manifest: Manifest) =>
  partsOf(manifest).reduce((sum, { file }) => sum + (file?.size ?? 0), 0);

/** Why nothing came of a file, in words. */
function useReason() {
  const g = useMessages(importMessages);
  const language = useLanguage();
  return (error: unknown): string => {
    if (error instanceof NoRoom) return g.noRoom(formatBytes(error.bytes, language));
    if (error instanceof BadBundle) return bundleProblemText(error, language);
    return isApiError(error) ? errorText(error, language) : g.unreadable;
  };
}

/** Takes a course out of its file, until it is there or the author leaves. */
export function useImporting(
  bundle: OpenBundle,
  { open, onClose }: { open: () => void; onClose: () => void },
) {
  const t = useMessages(bundleMessages);
  const store = useStore();
  const showToast = useSetAtom(showToastAtom);
  const reason = useReason();
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const bring = async (manifest: Manifest, signal: AbortSignal) => {
    const bytes = bytesOf(manifest);
    if (!(await hasRoomFor(bytes))) throw new NoRoom(bytes);
    return store.set(importCourseAtom, {
      ...{ bundle, manifest, drop, signal, onProgress: setProgress },
      keep: (name, write) => keepUnpacked(plainName(name), write),
    });
  };

  const take = async ({ outline, cyrillic }: ReadyOutline) => {
    if (progress !== null) return;
    const { signal } = (running.current = new AbortController());
    setFailure(null);
    setProgress({ done: 0, all: 0 });
    try {
      const begun = await bring(manifestOfOutline(bundle.manifest, outline, cyrillic), signal);
      onClose();
      open();
      const action = { label: t.toBegun, run: open };
      if (begun) showToast({ kind: 'success', title: t.begunTitle, description: t.begun });
      else showToast({ kind: 'error', description: t.busy, action });
    } catch (error) {
      if (!signal.aborted) {
        logFailure('A course was not taken out of its file', error);
        setFailure(reason(error));
      }
    }
    setProgress(null);
  };

  return { progress, failure, take };
}
