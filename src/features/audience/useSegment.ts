import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { segments } from '#domain/audience/schema.ts';
import { listClients } from '#api/audience/requests.ts';
import type { ListRequest } from '#domain/lists.ts';
import { audienceCountAtom, audienceListAtom } from '#atoms/audience/audience.ts';
import type { ListParams } from '#atoms/list.ts';
import { listRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { asksForAll } from '#features/kits/list/ListKit/query.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './AudienceList/messages.ts';
import { isSegment } from './names.ts';

const everyone: ListParams = {};
const of = (segment: string): ListParams => ({ filter: { segment } });

/** The segment of the list of clients that the address names, and the list within it. */
export function useSegment() {
  const t = useMessages(messages);
  const [address] = useSearchParams();
  const asked = address.get('segment');
  const segment = isSegment(asked) ? asked : null;
  const counts: Record<string, number | null> = {
    all: useAtomValue(audienceCountAtom(everyone)),
    new: useAtomValue(audienceCountAtom(of('new'))),
    active: useAtomValue(audienceCountAtom(of('active'))),
    sleeping: useAtomValue(audienceCountAtom(of('sleeping'))),
    lost: useAtomValue(audienceCountAtom(of('lost'))),
  };
  const within = <R extends ListParams | ListRequest>(request: R): R =>
    segment === null ? request : { ...request, filter: { ...request?.filter, segment } };
  return {
    segment,
    hint: segment === null ? null : t[`${segment}Hint`],
    tabs: (['all', ...segments] as const).map((value) => ({
      value,
      label: t[value],
      count: counts[value] ?? undefined,
      href: value === 'all' ? listRoute('client') : `${listRoute('client')}?segment=${value}`,
    })),
    list: (params: ListParams) => audienceListAtom(within(params)),
    /** All clients are counted for the title, what a filter or a search would show within the segment. */
    count: (params: ListParams) => audienceCountAtom(asksForAll(params) ? params : within(params)),
    read: (request: ListRequest, signal: AbortSignal) => listClients(within(request), signal),
  };
}
