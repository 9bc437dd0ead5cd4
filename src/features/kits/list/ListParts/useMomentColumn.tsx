import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { authorAtom } from '#atoms/session/session.ts';
import { csvMoment } from '#lib/file/csvMoment.ts';
import { formatMoment } from '#lib/time/dates.ts';
import { useLanguage } from '#lib/i18n/LanguageContext.tsx';
import { color } from '#theme/tokens.ts';
import type { ListColumn } from '../ListKit/types.ts';

/** What matters less in a row. */
export const Quiet = styled.span`
  color: ${color.ink2};
`;

/** Makes columns of moments, told by the clock of the author. `of` gives an ISO moment, where a row has one. */
export function useMomentColumn<Row>() {
  const language = useLanguage();
  const zone = useAtomValue(authorAtom)?.timezone;
  return (
    of: (row: Row) => string | undefined,
    column: Pick<ListColumn<Row>, 'id' | 'header'> & Partial<ListColumn<Row>>,
  ): ListColumn<Row> => ({
    cell: (row) => {
      const moment = of(row);
      return moment === undefined ? null : <Quiet>{formatMoment(moment, zone, language)}</Quiet>;
    },
    align: 'end',
    width: 132,
    hideable: true,
    csv: (row) => csvMoment(of(row), zone),
    ...column,
  });
}
