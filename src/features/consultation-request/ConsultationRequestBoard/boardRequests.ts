import type { ConsultationRequest } from '#domain/consultation-request/schema.ts';
import { consultationRequestListAtom } from '#atoms/consultation-request/consultationRequests.ts';
import type { ListParams } from '#atoms/list.ts';
import { openStatuses } from '../names.ts';

/** Rows of one call. */
const page = 100;

/** Both ways of being cancelled stand in one column. */
const asColumn = (status: string) => (status === 'cancelled_client' ? 'cancelled_author' : status);

/** The column that a request stands in. */
export const columnOf = ({ status }: Pick<ConsultationRequest, 'status'>) => asColumn(status);

/** The statuses that a board shows as columns: those that the list is filtered by, else the open ones. */
export function shownStatuses({ filter }: ListParams): readonly string[] {
  const asked = filter?.['status'];
  return Array.isArray(asked) ? asked.filter((status) => typeof status === 'string') : openStatuses;
}

/** What a board is asked for: all that stands in its columns, by the time of the meeting. */
const boardParams = (params: ListParams): ListParams => ({
  ...(params.search !== undefined && { search: params.search }),
  filter: { ...params.filter, status: shownStatuses(params) },
  sort: 'requestedAt',
  limit: page,
  keepRows: true,
  partly: true,
});

/** The requests of a board. */
export const boardListAtom = (params: ListParams) => consultationRequestListAtom(boardParams(params));

/** In the order that a board asks for. Until its answer is there it shows what another view has asked for in another order. */
export const byTime = (requests: readonly ConsultationRequest[]): ConsultationRequest[] =>
  requests.toSorted((a, b) => Date.parse(a.requestedAt) - Date.parse(b.requestedAt));

/** Requests in the order in which one comes to them: column after column. */
export function inColumnOrder(
  requests: readonly ConsultationRequest[],
  params: ListParams,
): ConsultationRequest[] {
  const columns = [...new Set(shownStatuses(params).map(asColumn))];
  return columns.flatMap((column) => requests.filter((request) => columnOf(request) === column));
}
