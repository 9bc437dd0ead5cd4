import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { uploadsSummaryAtom } from '#atoms/upload/entries.ts';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useLateWords } from '#lib/hook/useLateWords.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from '../UploadHost/messages.ts';

/**
 * Says that files are on their way and that they have arrived: the ring, the bars and the tab's title are for the eye. What lies between is
 * not told, and a failure on the way has a toast of its own; one of the platform, which has the file by then, has none.
 */
export function UploadSaid() {
  const t = useMessages(messages);
  const { active, done, paused, waitingFile, processing, failed } = useAtomValue(uploadsSummaryAtom);
  const [said, setSaid] = useState('');
  const before = useRef({ active: 0, processing, failed });
  const waits = paused + waitingFile > 0;
  useEffect(() => {
    const was = before.current;
    before.current = { active, processing, failed };
    const lost = Math.min(failed - was.failed, was.processing - processing);
    if (was.active === 0 && active > 0) setSaid(t.begun(active));
    else if (was.active > 0 && active === 0)
      setSaid(done > 0 && !waits ? `${t.ended}: ${t.arrived(done)}` : '');
    else if (lost > 0) setSaid(t.unprocessed(lost));
  }, [active, done, waits, processing, failed, t]);
  return <VisuallyHidden role="status">{useLateWords(said)}</VisuallyHidden>;
}
