import { useAtomValue } from 'jotai';
import { ChartNoAxesColumn, Table2 } from 'lucide-react';
import { useState } from 'react';
import type { Share } from '#domain/purchase/income.ts';
import { incomeSharesAtom } from '#atoms/purchase/income.ts';
import { ShareBars } from '#components/data/ShareBars/ShareBars.tsx';
import { Block } from '#components/feedback/Block/Block.tsx';
import { ProgressBar } from '#components/feedback/ProgressBar/ProgressBar.tsx';
import { SkeletonText } from '#components/feedback/Skeleton/Skeleton.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { momentsOfDays } from '#lib/time/buckets.ts';
import { countryName } from '#lib/text/countries.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatMoney } from '#lib/number/money.ts';
import { groupDigits } from '#lib/number/numbers.ts';
import type { Shown } from '../shown.ts';
import * as S from './IncomeShares.styles.ts';
import { messages } from './messages.ts';
import { ShareTable } from './ShareTable.tsx';
import type { IncomeRequest } from '#api/purchase/readIncome.ts';

/** So many purchases are read without being asked for. */
const readAtOnce = 5000;

/** Bars of the largest; all the others stand in the table. */
const mostBars = 5;

export interface IncomeSharesProps {
  /** The filter, without the period. */
  request: IncomeRequest;
  shown: Pick<Shown, 'days' | 'timeZone'>;
  by: 'content' | 'country';
  /** How many purchases match; null until it is known. */
  count: number | null;
}

/** What brings the income, or where it comes from: bars of the largest, and a table of all. */
export default function IncomeShares({ request, shown, by, count }: IncomeSharesProps) {
  const t = useMessages(messages);
  const [wanted, setWanted] = useState(false);
  const { days, timeZone } = shown;
  if (days === null || count === null) return <SkeletonText lines={5} />;
  if (count > readAtOnce && !wanted) {
    return (
      <S.Ask>
        <p>{t.many(groupDigits(count))}</p>
        <Button onClick={() => setWanted(true)}>{t.count}</Button>
      </S.Ask>
    );
  }
  return <Counted request={request} by={by} {...momentsOfDays(days, timeZone)} />;
}

interface CountedProps extends Pick<IncomeSharesProps, 'request' | 'by'> {
  from: string;
  to: string;
}

function Counted({ request, by, from, to }: CountedProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const [tabular, setTabular] = useState(false);
  const { item, status, progress, retry } = useAtomValue(incomeSharesAtom({ request, from, to }));
  if (status === 'failed')
    return <Block tone="bad" title={t.failed} action={<Button onClick={retry}>{t.retry}</Button>} />;
  if (item === null) {
    return progress !== null && progress.total > 500 ? (
      <S.Ask>
        <p role="status">{t.reading(groupDigits(progress.done), groupDigits(progress.total))}</p>
        <ProgressBar value={(progress.done / progress.total) * 100} label={t[by]} />
      </S.Ask>
    ) : (
      <SkeletonText lines={5} />
    );
  }
  const named = (share: Share) =>
    by === 'content'
      ? share
      : { ...share, title: share.id === '' ? t.unknown : countryName(share.id, language) };
  const shares = (by === 'content' ? item.contents : item.countries).map(named);
  if (shares.length === 0) return <S.Quiet>{t.empty}</S.Quiet>;
  return (
    <S.Root>
      <IconButton
        size="small"
        label={tabular ? t.bars : t.table}
        icon={
          tabular ? (
            <ChartNoAxesColumn size={16} strokeWidth={1.5} aria-hidden />
          ) : (
            <Table2 size={16} strokeWidth={1.5} aria-hidden />
          )
        }
        onClick={() => setTabular(!tabular)}
      />
      {tabular ? (
        <ShareTable label={t[by]} head={by === 'content' ? t.name : t.place} shares={shares} />
      ) : (
        <div>
          <ShareBars
            label={t[by]}
            items={shares.slice(0, mostBars).map(({ id, title, netKopecks, sales }) => ({
              id,
              title,
              value: netKopecks,
              note: t.sales(sales, groupDigits(sales)),
            }))}
            format={(kopecks) => formatMoney(kopecks)}
          />
          {shares.length > mostBars && <S.Quiet>{t.rest(shares.length - mostBars)}</S.Quiet>}
        </div>
      )}
    </S.Root>
  );
}
