import { useAtomValue } from 'jotai';
import { partOfPublicationsAtom } from '#atoms/publication/sharedPublications.ts';
import { uploadsSummaryAtom } from '#atoms/upload/entries.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { approvedParams } from '../Attention/params.ts';
import { messages } from './messages.ts';

const pendingParams = { filter: { status: ['pending'] }, limit: 1 };

/** What is on, in a line: «2 материала на проверке, загружается 1 файл.» */
export function Today() {
  const t = useMessages(messages);
  const pending = useAtomValue(partOfPublicationsAtom(pendingParams));
  const approved = useAtomValue(partOfPublicationsAtom(approvedParams));
  const { active, waitingNetwork } = useAtomValue(uploadsSummaryAtom);
  const uploading = active - waitingNetwork;
  // Nothing is claimed before it is known.
  if (pending.status !== 'ready' || approved.status !== 'ready') return null;
  const facts = [
    approved.count > 0 && t.canPublish(approved.count),
    pending.count > 0 && t.onReview(pending.count),
    uploading > 0 && t.uploading(uploading),
  ].filter((fact) => fact !== false);
  if (facts.length === 0) return t.quiet;
  const line = facts.join(', ');
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
}
