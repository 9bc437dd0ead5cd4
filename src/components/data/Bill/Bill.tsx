import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { formatMoney } from '#lib/number/money.ts';
import { tabular } from '#theme/mixins.ts';
import { color, space, type, weight } from '#theme/tokens.ts';

export interface BillLine {
  id: string;
  /** «Цена», «Промокод ОСЕНЬ», «Комиссия платформы, 6,5 %». */
  label: ReactNode;
  /** Minor units: below zero for what is taken off. */
  kopecks: number;
  /** `sum` for a line that adds up those above it, `total` for what is left in the end. */
  kind?: 'line' | 'sum' | 'total';
}

interface BillProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** From the price down. A line begins a new part of the bill where it is a sum or the total. */
  lines: readonly BillLine[];
  /** ISO 4217. */
  currency?: string;
}

/** What a sum is made of, ruled like a bill. Kopecks stand only where there are any. */
export function Bill({ lines, currency = 'RUB', ...rest }: BillProps) {
  return (
    <Root {...rest}>
      {lines.map(({ id, label, kopecks, kind = 'line' }) => (
        <Line key={id} $kind={kind}>
          <dt>{label}</dt>
          <Sum $kind={kind}>{formatMoney(kopecks, currency)}</Sum>
        </Line>
      ))}
    </Root>
  );
}

type Kind = { $kind: 'line' | 'sum' | 'total' };

const Root = styled.dl`
  padding: ${space[2]} 0;
  border: solid ${color.line};
  border-width: 1px 0;
  ${type.body}
`;

const Line = styled.div<Kind>`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[4]};
  padding: ${(p) => (p.$kind === 'total' ? '12px 0 4px' : '4px 0')};
  color: ${(p) => (p.$kind === 'total' ? color.ink : color.ink2)};

  ${(p) =>
    p.$kind !== 'line' &&
    `
      &:not(:first-child) {
        margin-top: ${space[2]};
        border-top: 1px solid ${color.line};
        padding-top: ${space[3]};
      }
    `}

  dt {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Sum = styled.dd<Kind>`
  flex: none;
  ${tabular}
  color: ${color.ink};
  font-weight: ${(p) => (p.$kind === 'line' ? weight.regular : weight.strong)};
  ${(p) => p.$kind === 'total' && type.title4}
`;
