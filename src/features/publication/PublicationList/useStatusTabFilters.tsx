import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { ListRequest } from '#domain/lists.ts';
import { publicationStatuses, type PublicationStatus } from '#domain/publication/rules.ts';
import type { ListParams } from '#atoms/list.ts';
import { publicationCountAtom, recountPublicationsAtom } from '#atoms/publication/publications.ts';
import { pageIdleAtom } from '#atoms/pageIdle.ts';
import { readRowsWithSales, rowsWithSalesAtom, type RowWithSales } from '#atoms/publication/rowsWithSales.ts';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { Tabs, type TabItem } from '#components/layout/Tabs/Tabs.tsx';
import { publicationGlyph } from '#features/kits/publication/PublicationStatus/publicationStatuses.ts';
import { publicationsRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { asksForAll } from '#features/kits/list/ListKit/query.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { space } from '#theme/tokens.ts';
import { messages, tabNames } from './messages.ts';

type StatusTab = PublicationStatus | 'all';

/** The parameters of a list with what a tab asks for. */
const within = <Params extends Pick<ListParams, 'filter'>>(tab: StatusTab, params: Params): Params =>
  tab === 'all' ? params : { ...params, filter: { ...params.filter, status: tab } };

const statusTabs = ['all', ...publicationStatuses] as const;

const unknown: (number | null)[] = [];
const unknownAtom = atom(unknown);
/** How many are in each status, filters aside. Rows come first: seven counts are asked for once they stand. */
const countsAtom = atom((get) =>
  get(pageIdleAtom) ? statusTabs.map((status) => get(publicationCountAtom(within(status, {})))) : unknown,
);

/** The open tab of the list: `?status=draft`, all by default. The filters and the search go along from tab to tab. */
export function useStatusTab() {
  const t = useMessages(messages);
  const names = useMessages(tabNames);
  const [address, setAddress] = useSearchParams();
  const tab: StatusTab = publicationStatuses.find((status) => status === address.get('status')) ?? 'all';

  const hrefOf = (status: StatusTab) => {
    const next = new URLSearchParams(address);
    next.delete('open');
    if (status === 'all') next.delete('status');
    else next.set('status', status);
    return next.size === 0 ? publicationsRoute : `${publicationsRoute}?${next}`;
  };
  return {
    tab,
    within: tab,
    tabs: statusTabs.map((status): TabItem<StatusTab> => ({
      value: status,
      label: names[status],
      href: hrefOf(status),
      icon: status !== 'all' && <Glyph name={publicationGlyph(status)} />,
    })),
    list: (params: ListParams) => rowsWithSalesAtom(within(tab, params)),
    /** All are counted for the title, what a filter or a search would show within the tab. */
    count: (params: ListParams) => publicationCountAtom(asksForAll(params) ? params : within(tab, params)),
    read: (request: ListRequest, signal: AbortSignal) =>
      readRowsWithSales(within(tab, request ?? {}), signal),
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

interface StatusTabsProps {
  label: string;
  value: StatusTab;
  items: readonly TabItem<StatusTab>[];
  /** The rows of the list are on their way. */
  waits: boolean;
}

/** The tabs, with how many are behind each once there are rows. */
export function StatusTabs({ items, waits, ...rest }: StatusTabsProps) {
  const counts = useAtomValue(waits ? unknownAtom : countsAtom);
  const counted = items.map((item, index) => {
    const count = counts[index] ?? null;
    return count === null ? item : { ...item, count };
  });
  return <Statuses {...rest} items={counted} linkAs={RouterLink} bleed />;
}

const Statuses = styled(Tabs)`
  margin-bottom: ${space[4]};
`;

/** Counts anew when one of the loaded rows is on review no longer: the list is asked for again by itself, the counts are not. */
export function Recount({ rows }: { rows: readonly RowWithSales[] }) {
  const recount = useSetAtom(recountPublicationsAtom);
  const waiting = rows.filter(({ publication }) => publication.status === 'pending').length;
  const before = useRef(waiting);
  useEffect(() => {
    if (waiting < before.current) recount();
    before.current = waiting;
  }, [waiting, recount]);
  return null;
}
