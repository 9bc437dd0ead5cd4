import type { ComponentPropsWithRef } from 'react';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { Scroller, Table } from './BarChart.styles.ts';
import type { ChartData } from './bars.ts';
import { messages } from './messages.ts';

interface ChartTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  data: ChartData;
  label: string;
}

/** The same values in words, the latest first. It scrolls in the place of the chart. */
export function ChartTable({ data, label, ...rest }: ChartTableProps) {
  const t = useMessages(messages);
  const { bars, format } = data;
  const compared = bars.some(({ before }) => before !== undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls takes the focus, so that the arrows scroll it
    <Scroller {...rest} role="region" aria-label={label} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t.when}</th>
            <th scope="col">{label}</th>
            {compared && <th scope="col">{t.beforeHeading}</th>}
          </tr>
        </thead>
        <tbody>
          {bars.toReversed().map(({ id, name, value, before }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{format(value)}</td>
              {compared && <td>{before === undefined ? '—' : format(before)}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}
