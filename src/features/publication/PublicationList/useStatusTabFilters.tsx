import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListRequest } from '#domain/lists.ts';
import { publicationStatuses, type PublicationStatus } from '#domain/publication/rules.ts';
import type { ListParams } from '#atoms/list.ts';
import { publicationCountAtom, recountPublicationsAtom } from '#atoms/publication/publications.ts';
import { readSoldRows, soldRowsAtom, type SoldRow } from '#atoms/publication/sold.ts';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import type { TabItem } from '#components/layout/Tabs/Tabs.tsx';
import { publicationGlyph } from '#features/kits/publication/PublicationStatus/publicationStatuses.ts';
import { publicationsRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages, tabNames } from './messages.ts';

type StatusTab = PublicationStatus | 'all';

/** The parameters of a list with what a tab asks for. */
const within = <Params extends Pick<ListParams, 'filter'>>(tab: StatusTab, params: Params): Params =>
  tab === 'all' ? params : { ...params, filter: { ...params.filter, status: tab } };

/** How many are in each status, filters aside. */
function useCounts(): Record<StatusTab, number | null> {
  return {
    all: useAtomValue(publicationCountAtom({})),
    draft: useAtomValue(publicationCountAtom(within('draft', {}))),
    pending: useAtomValue(publicationCountAtom(within('pending', {}))),
    rejected: useAtomValue(publicationCountAtom(within('rejected', {}))),
    approved: useAtomValue(publicationCountAtom(within('approved', {}))),
    published: useAtomValue(publicationCountAtom(within('published', {}))),
    unpublished: useAtomValue(publicationCountAtom(within('unpublished', {}))),
    archived: useAtomValue(publicationCountAtom(within('archived', {}))),
  };
}

/** The open tab of the list: `?status=draft`, all by default. The filters and the search go along from tab to tab. */
export function useStatusTab() {
  const t = useMessages(messages);
  const names = useMessages(tabNames);
  const [address, setAddress] = useSearchParams();
  const counts = useCounts();
  const tab = publicationStatuses.find((status) => status === address.get('status')) ?? 'all';

  const hrefOf = (status: StatusTab) => {
    const next = new URLSearchParams(address);
    next.delete('open');
    if (status === 'all') next.delete('status');
    else next.set('status', status);
    return next.size === 0 ? publicationsRoute : `${publicationsRoute}?${next}`;
  };
  return {
    tab,
    tabs: (['all', ...publicationStatuses] as const).map((status): TabItem<StatusTab> => ({
      value: status,
      label: names[status],
      ...(counts[status] !== null && { count: counts[status] }),
      href: hrefOf(status),
      icon: status !== 'all' && <Glyph name={publicationGlyph(status)} />,
    })),
    list: (params: ListParams) => soldRowsAtom(within(tab, params)),
    /** All are counted for the title, what a filter would show within the tab. */
    count: (params: ListParams) => publicationCountAtom(params.filter ? within(tab, params) : params),
    read: (request: ListRequest, signal: AbortSignal) => readSoldRows(within(tab, request ?? {}), signal),
    nothing: t.nothing(names[tab].toLowerCase()),
    /** Shows a status as a list. */
    openStatus: (status: string) =>
      setAddress((present) => {
        const next = new URLSearchParams(present);
        next.set('view', 'table');
        next.set('status', status);
        return next;
      }),
  };
}

/** Counts anew when one of the loaded rows is on review no longer: the list is asked for again by itself, the counts are not. */
export function Recount({ rows }: { rows: readonly SoldRow[] }) {
  const recount = useSetAtom(recountPublicationsAtom);
  const waiting = rows.filter(({ publication }) => publication.status === 'pending').length;
  const before = useRef(waiting);
  useEffect(() => {
    if (waiting < before.current) recount();
    before.current = waiting;
  }, [waiting, recount]);
  return null;
}
