import type { Problems } from '#domain/plain-problems.ts';
import { minCost } from '#domain/publication/schema.ts';
import { MoneyField } from '#components/forms/MoneyField/MoneyField.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { groupDigits } from '#lib/number/numbers.ts';
import { formatMoney } from '#lib/number/money.ts';
import { messages } from './messages.ts';
import * as S from './PublicationRail.styles.ts';

/** The price as entered, kopecks. */
export interface Price {
  costKopecks: number | null;
  oldCostKopecks: number | null;
}

interface PriceFieldsProps {
  price: Price;
  onPrice: (price: Partial<Price>) => void;
  /** Problems by field: `costKopecks`, `oldCostKopecks`. */
  problems: Problems;
  disabled: boolean;
}

/** The price and the one before it, side by side. */
export function PriceFields({ price, onPrice, problems, disabled }: PriceFieldsProps) {
  const t = useMessages(messages);
  return (
    <S.Prices>
      <div data-field="costKopecks">
        <MoneyField
          label={t.cost}
          labelSize="small"
          value={price.costKopecks}
          onChange={(costKopecks) => onPrice({ costKopecks })}
          disabled={disabled}
          error={problems['costKopecks']}
        />
      </div>
      <div data-field="oldCostKopecks">
        <MoneyField
          label={t.oldCost}
          labelSize="small"
          value={price.oldCostKopecks}
          onChange={(oldCostKopecks) => onPrice({ oldCostKopecks })}
          disabled={disabled}
          error={problems['oldCostKopecks']}
          struck
        />
      </div>
    </S.Prices>
  );
}

/**
 * How much less than before a price is, whole percent; null where it is no less, or is none that is taken. Rounded down: of a
 * thing that costs something, nobody is given a hundred percent.
 */
function discountOf({ costKopecks, oldCostKopecks }: Price): number | null {
  if (costKopecks === null || oldCostKopecks === null || oldCostKopecks <= costKopecks) return null;
  if (costKopecks > 0 && costKopecks < minCost) return null;
  return Math.floor((1 - costKopecks / oldCostKopecks) * 100);
}

interface PriceWordsProps {
  price: Price | undefined;
  status: string;
}

/** What a price means: free, the discount, for whom it is. */
export function PriceWords({ price, status }: PriceWordsProps) {
  const t = useMessages(messages);
  const discount = price === undefined ? null : discountOf(price);
  const saved = formatMoney((price?.oldCostKopecks ?? 0) - (price?.costKopecks ?? 0));
  const words = [
    price?.costKopecks === 0 && t.free,
    discount !== null && t.discount(groupDigits(discount), saved),
    status === 'published' && t.publishedHint,
  ].filter((word) => word !== false);
  return words.map((word) => <S.Hint key={word}>{word}</S.Hint>);
}
