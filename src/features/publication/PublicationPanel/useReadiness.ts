import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { isBlocker } from '#domain/content/readiness.ts';
import { isContentType } from '#domain/content/schema.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { soldContentAtom, type SoldReadinessId } from '#atoms/publication/readiness.ts';
import type { ReadinessItem } from '#components/feedback/Readiness/Readiness.tsx';
import { focusField } from '#features/kits/editor/EditorKit/focusField.ts';
import type { Blocker } from '#features/kits/publication/PublicationRail/Blockers.tsx';
import type { ClosedWay } from '#features/kits/publication/PublicationRail/usePublicationMove.tsx';
import { itemRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { doneWords, todoWords } from './readinessMessages.ts';

/** What the content of a publication still lacks, and the ways to it. */
export interface SoldReadiness {
  status: 'loading' | 'failed' | 'notFound' | 'ready';
  items: ReadinessItem[];
  blockers: Blocker[];
  closed: ClosedWay | null;
}

/** The checklist of what a publication sells, as the platform has it. The price is set here, all else in the editor. */
export function useReadiness(publication: Publication): SoldReadiness {
  const t = useMessages(messages);
  const done = useMessages(doneWords);
  const todo = useMessages(todoWords);
  const navigate = useNavigate();
  const { contentType, contentId, costKopecks } = publication;
  const { status, checks } = useAtomValue(soldContentAtom({ contentType, contentId, costKopecks }));
  const route = isContentType(contentType) ? itemRoute(contentType, contentId) : null;

  const go = (id: SoldReadinessId) => {
    if (id === 'price') focusField('costKopecks');
    else if (route !== null) void navigate(route);
  };
  const closed = checks.find((check) => check.closed !== undefined)?.closed;
  const todoOf = ({ id, closed: end }: (typeof checks)[number]) => (end === undefined ? todo[id] : t[end]);
  return {
    status,
    items: checks.map((check) => ({
      id: check.id,
      label: check.done ? done[check.id] : todoOf(check),
      done: check.done,
      ...(!check.done &&
        check.closed === undefined && { action: { label: t.go, onClick: () => go(check.id) } }),
    })),
    closed: closed === undefined ? null : { what: closed, why: t[closed] },
    blockers: checks
      .filter(isBlocker)
      .map((check) => ({ id: check.id, label: todoOf(check), onGo: () => go(check.id) })),
  };
}
