import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { authorAtom } from '#atoms/session/session.ts';
import { webinarEditor } from '#atoms/webinar/editor.ts';
import { plannedWebinarsAtom } from '#atoms/webinar/webinars.ts';
import { useEditorKey, useEditorPart } from '#features/kits/editor/EditorKit/place.ts';
import { useNow } from '#lib/time/useNow.ts';
import { timeFacts, type TimeFacts } from './timeFacts.ts';

const timeAtom = webinarEditor.partAtom(({ fields: { startsAt, durationMin, timezone } }) => ({
  startsAt,
  durationMin,
  timezone,
}));

const minuteMs = 60_000;

/** What is known of the time of the webinar that is edited here, told again every minute. */
export function useTimeFacts(): TimeFacts {
  const key = useEditorKey();
  const fields = useEditorPart(timeAtom);
  const item = useAtomValue(webinarEditor.itemAtom(key));
  const planned = useAtomValue(plannedWebinarsAtom);
  const author = useAtomValue(authorAtom);
  const now = useNow(minuteMs);
  const { hasMore, loadMore, moreFailed } = planned;

  useEffect(() => {
    // A clash may be on any of its pages.
    if (hasMore && !moreFailed) loadMore();
  }, [hasMore, moreFailed, loadMore]);

  const authorZone = author?.timezone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return timeFacts({ fields, item, planned: planned.items, authorZone, now });
}
