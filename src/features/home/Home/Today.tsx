import { useAtomValue } from 'jotai';
import { publicationCountAtom } from '#atoms/publication/publications.ts';
import { uploadsSummaryAtom } from '#atoms/upload/entries.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

const pendingParams = { filter: { status: ['pending'] } };
const approvedParams = { filter: { status: ['approved'] } };

/** What is on, in a line: «2 материала на проверке, загружается 1 файл.» */
export function Today() {
  const t = useMessages(messages);
  const pending = useAtomValue(publicationCountAtom(pendingParams));
  const approved = useAtomValue(publicationCountAtom(approvedParams));
  const { active, waitingNetwork } = useAtomValue(uploadsSummaryAtom);
  const uploading = active - waitingNetwork;
  // Nothing is claimed before it is known.
  if (pending === null || approved === null) return null;
  const facts = [
    approved > 0 && t.canPublish(approved),
    pending > 0 && t.onReview(pending),
    uploading > 0 && t.uploading(uploading),
  ].filter((fact) => fact !== false);
  if (facts.length === 0) return t.quiet;
  const line = facts.join(', ');
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
}
