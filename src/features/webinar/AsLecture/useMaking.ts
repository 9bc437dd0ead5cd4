import { useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { errorText, isApiError } from '#api/api-error.ts';
import { copy } from '#atoms/webinar/asLecture.ts';
import { beginTrimmedAtom, OutOfReach } from '#atoms/webinar/trimRecording.ts';
import type { Stream } from '#domain/stream/schema.ts';
import { openBegun } from '#features/kits/copy/duplicate.ts';
import { CannotCut } from '#lib/cut/cannotCut.ts';
import { formatBytes } from '#lib/file/files.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { logFailure } from '#lib/log.ts';
import { NoRoom } from '#lib/device/noRoom.ts';
import { bytesOf, isWhole, type Part } from './part.ts';
import { trimMessages } from './trimMessages.ts';

/** Why nothing came of it, in words. */
function useReason() {
  const t = useMessages(trimMessages);
  const language = useLanguage();
  return (error: unknown, bytes: number): string => {
    if (error instanceof CannotCut) return t.cannotCut;
    if (error instanceof OutOfReach) return t.outOfReach;
    // A device tells only while it writes that its room has come to an end.
    const isFull = error instanceof NoRoom || (error instanceof Error && error.name === 'QuotaExceededError');
    if (isFull) return t.noRoom(formatBytes(bytes, language));
    return isApiError(error) ? errorText(error, language) : t.unread;
  };
}

interface Making {
  /** The id of the webinar. */
  id: string;
  /** Leads to a route. */
  open: (route: string) => void;
  onClose: () => void;
}

/** Begins the lecture with a recording or a part of it, until its editor is open, it is stopped, or the author leaves. */
export function useMaking({ id, open, onClose }: Making) {
  const t = useMessages(trimMessages);
  const store = useStore();
  const reason = useReason();
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const cut = async (part: Part, recording: Stream, signal: AbortSignal) => {
    setPercent(0);
    // It is told for each of some hundred thousand packets.
    let told = 0;
    const onProgress = (share: number) => {
      const next = Math.floor(share * 100);
      if (next !== told && !signal.aborted) setPercent((told = next));
    };
    const bytes = bytesOf(part, recording);
    return store.set(beginTrimmedAtom, { id, recording, ...part, bytes, signal, onProgress });
  };

  const make = async (part: Part, recording: Stream | null) => {
    if (percent !== null) return;
    const { signal } = (running.current = new AbortController());
    setFailure(null);
    try {
      const all = recording === null || isWhole(part);
      const isBegun = await (all ? store.set(copy.beginAtom, { id }) : cut(part, recording, signal));
      const said = { title: t.begunTitle, description: all ? t.begunWhole : t.begun };
      openBegun({ store, open }, { to: 'lecture', isBegun, said });
      onClose();
    } catch (error) {
      if (signal.aborted) return;
      logFailure('A webinar did not become a lecture', error);
      setFailure(reason(error, recording === null ? 0 : bytesOf(part, recording)));
    }
    // What was stopped may end after another was begun.
    if (!signal.aborted) setPercent(null);
  };
  const stop = () => {
    running.current?.abort();
    setPercent(null);
  };

  return { percent, failure, make, stop };
}
