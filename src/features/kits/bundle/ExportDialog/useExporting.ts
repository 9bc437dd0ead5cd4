import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { errorText, isApiError } from '#api/api-error.ts';
import { exportCourse } from '#atoms/bundle/exporting.ts';
import type { BundleWish } from '#atoms/bundle/gather.ts';
import { showToastAtom } from '#atoms/ui/toast.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { logFailure } from '#lib/log.ts';
import type { Saving } from '#lib/file/openSaving.ts';
import { bundleMessages } from '../bundleMessages.ts';

/** How far a file is written, bytes. */
interface Written {
  done: number;
  all: number;
}

/** Writes the file of a course, until it is there, is stopped, or the author leaves. */
export function useExporting(
  open: (name: string) => Promise<Saving | null>,
  onDone: () => void,
): {
  /** null while nothing is written. */
  written: Written | null;
  failure: string | null;
  start: (name: string, wish: BundleWish) => Promise<void>;
  stop: () => void;
} {
  const t = useMessages(bundleMessages);
  const language = useLanguage();
  const showToast = useSetAtom(showToastAtom);
  const [written, setWritten] = useState<Written | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const write = async (saving: Saving, wish: BundleWish, signal: AbortSignal) => {
    try {
      const onProgress = (done: number, all: number) => setWritten({ done, all });
      await exportCourse(wish, { into: saving.into, signal, onProgress });
    } catch (error) {
      // An incomplete file is useless, and is deleted.
      await saving.into.abort(error).catch(() => undefined);
      throw error;
    }
    await saving.done();
  };

  return {
    written,
    failure,
    stop: () => running.current?.abort(),
    async start(name, wish) {
      setFailure(null);
      const { signal } = (running.current = new AbortController());
      try {
        const saving = await open(name);
        if (saving === null) return;
        setWritten({ done: 0, all: 0 });
        await write(saving, wish, signal);
        showToast({ kind: 'success', description: t.saved(name) });
        onDone();
      } catch (error) {
        if (!signal.aborted) {
          logFailure('A course was not written into a file', error);
          setFailure(isApiError(error) ? errorText(error, language) : t.notSaved);
        }
      }
      setWritten(null);
    },
  };
}
