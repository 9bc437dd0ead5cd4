import { statusLook, type StatusKind } from '#components/feedback/Status/statusLooks.ts';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import { useLanguage } from '#lib/i18n/LanguageContext.tsx';
import type { ListColumn } from '../ListKit/types.ts';

/** Makes columns of statuses. `of` gives the status as the platform calls it. */
export function useStatusColumn<Row>() {
  const language = useLanguage();
  return (
    kind: StatusKind,
    of: (row: Row) => string,
    column: Pick<ListColumn<Row>, 'header'> & Partial<ListColumn<Row>>,
  ): ListColumn<Row> => ({
    id: 'status',
    cell: (row) => <StatusOf kind={kind} status={of(row)} />,
    width: 176,
    hideable: true,
    phone: 'state',
    csv: (row) => statusLook(kind, of(row), language).label,
    ...column,
  });
}
