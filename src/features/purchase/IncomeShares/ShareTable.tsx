import { addIncome, noIncome, type Income, type Share } from '#domain/purchase/income.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatMoney } from '#lib/number/money.ts';
import { groupDigits } from '#lib/number/numbers.ts';
import * as S from './IncomeShares.styles.ts';
import { messages } from './messages.ts';

interface ShareTableProps {
  label: string;
  /** The head of the first column. */
  head: string;
  /** The largest first. */
  shares: readonly Share[];
}

/** So many parts have rows of their own. */
const mostRows = 20;

/** The parts of the income with their sums, and what they come to together. */
export function ShareTable({ label, head, shares }: ShareTableProps) {
  const t = useMessages(messages);
  const total = shares.reduce<Income>(addIncome, noIncome);
  const rest = shares.slice(mostRows);
  const cells = ({ sales, grossKopecks, feeKopecks, refundedKopecks, netKopecks }: Income) => (
    <>
      <td>{groupDigits(sales)}</td>
      <td>{formatMoney(grossKopecks)}</td>
      <td>{formatMoney(feeKopecks)}</td>
      <td>{refundedKopecks === 0 ? '—' : formatMoney(refundedKopecks)}</td>
      <td>{formatMoney(netKopecks)}</td>
    </>
  );
  return (
    <S.Table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{t.salesHead}</th>
          <th scope="col">{t.gross}</th>
          <th scope="col">{t.fee}</th>
          <th scope="col">{t.refunds}</th>
          <th scope="col">{t.net}</th>
        </tr>
      </thead>
      <tbody>
        {shares.slice(0, mostRows).map((share) => (
          <tr key={share.id}>
            <th scope="row">{share.title}</th>
            {cells(share)}
          </tr>
        ))}
        {rest.length > 0 && (
          <tr>
            <th scope="row">{t.others(groupDigits(rest.length))}</th>
            {cells(rest.reduce<Income>(addIncome, noIncome))}
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.total}</th>
          {cells(total)}
        </tr>
      </tfoot>
    </S.Table>
  );
}
