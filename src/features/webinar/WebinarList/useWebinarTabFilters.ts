import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import type { ListRequest } from '#domain/lists.ts';
import type { ListParams } from '#atoms/list.ts';
import { readWebinarRows, webinarRowsAtom } from '#atoms/webinar/rows.ts';
import { webinarCountAtom } from '#atoms/webinar/webinars.ts';
import type { ListSort } from '#features/kits/list/ListKit/listFilter.ts';
import { listRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** The parts of the list by what has become of a webinar, in their order. */
const statuses = {
  upcoming: ['scheduled', 'live'],
  past: ['ended', 'expired'],
  cancelled: ['cancelled'],
} as const;
type WebinarTab = keyof typeof statuses;

const tabs = Object.keys(statuses) as WebinarTab[];

/** The parameters of a list with what a tab asks for. */
const within = <Params extends Pick<ListParams, 'filter'>>(tab: WebinarTab, params: Params) => ({
  ...params,
  filter: { ...params.filter, status: statuses[tab] },
});

/** The open tab of the list of webinars: `?tab=past`, the upcoming ones by default. */
export function useWebinarTab() {
  const t = useMessages(messages);
  const [address] = useSearchParams();
  const counts = {
    upcoming: useAtomValue(webinarCountAtom(within('upcoming', {}))),
    past: useAtomValue(webinarCountAtom(within('past', {}))),
    cancelled: useAtomValue(webinarCountAtom(within('cancelled', {}))),
  };
  const tab = tabs.find((one) => one === address.get('tab')) ?? 'upcoming';
  const byTime: ListSort =
    tab === 'upcoming'
      ? { id: 'soon', label: t.sortSoon, by: 'startsAt' }
      : { id: 'late', label: t.sortLate, by: '-startsAt' };
  return {
    tab,
    tabs: tabs.map((value) => ({
      value,
      label: t[value],
      count: counts[value] ?? undefined,
      href: value === 'upcoming' ? listRoute('webinar') : `${listRoute('webinar')}?tab=${value}`,
    })),
    list: (params: ListParams) => webinarRowsAtom(within(tab, params)),
    /** All webinars are counted for the title, what a filter would show within the tab. */
    count: (params: ListParams) => webinarCountAtom(params.filter ? within(tab, params) : params),
    read: (request: ListRequest, signal: AbortSignal) =>
      readWebinarRows({ ...request, filter: within(tab, request ?? {}).filter }, signal),
    sorts: [
      byTime,
      { id: 'name', label: t.sortName, by: 'name' },
      { id: 'attendees', label: t.sortAttendees, by: '-attendeesCount' },
    ],
    nothing: {
      upcoming: { title: t.noUpcoming, text: t.noUpcomingText },
      past: { title: t.noPast, text: t.noPastText },
      cancelled: { title: t.noCancelled, text: t.noCancelledText },
    }[tab],
  };
}
