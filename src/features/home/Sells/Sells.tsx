import { useAtomValue } from 'jotai';
import type { Share } from '#domain/purchase/income.ts';
import { imageUrl } from '#api/upload/image-url.ts';
import { homeDays } from '#atoms/home/period.ts';
import { coversOfAtom } from '#atoms/purchase/covers.ts';
import { incomeSharesAtom } from '#atoms/purchase/income.ts';
import { Cover } from '#components/data/Cover/Cover.tsx';
import { ShareBars } from '#components/data/ShareBars/ShareBars.tsx';
import { SkeletonText } from '#components/feedback/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { contentRoute } from '#features/kits/record/PlanEvents/facts.ts';
import { momentsOfDays } from '#lib/time/buckets.ts';
import { formatWhole } from '#lib/number/figures.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatMoney } from '#lib/number/money.ts';
import type { IncomeProps } from '../Income/Income.tsx';
import { Calm, Repeat, Section } from '../Section/Section.tsx';
import { messages } from './messages.ts';

/** Of more purchases the parts are counted where the author looks for them. */
const mostPurchases = 3000;

/** Things that are told one by one. */
const most = 5;

/** What was bought in a period, the most profitable first. */
export function Sells({ period, today, timeZone }: IncomeProps) {
  const t = useMessages(messages);
  return (
    <Section title={t.title} link={{ href: '/purchases', text: t.purchases }}>
      <Body period={period} today={today} timeZone={timeZone} />
    </Section>
  );
}

function Body({ period, today, timeZone }: IncomeProps) {
  const t = useMessages(messages);
  const { from, to } = momentsOfDays(homeDays(period, today), timeZone);
  const { status, item, tooMany, retry } = useAtomValue(
    incomeSharesAtom({ request: {}, from, to, most: mostPurchases }),
  );
  if (tooMany) return <Calm>{t.many}</Calm>;
  if (item === null && status !== 'loading') {
    return <Repeat text={t.failed} label={t.retry} onRepeat={retry} />;
  }
  if (item === null) {
    return (
      <div aria-busy="true">
        <VisuallyHidden>{t.loading}</VisuallyHidden>
        <SkeletonText lines={8} />
      </div>
    );
  }
  const shares = item.contents.slice(0, most);
  return shares.length === 0 ? <Calm>{t.nothing}</Calm> : <Bars shares={shares} />;
}

function Bars({ shares }: { shares: Share[] }) {
  const t = useMessages(messages);
  const covers = useAtomValue(coversOfAtom(shares.map(({ id }) => id)));
  return (
    <ShareBars
      label={t.title}
      linkAs={RouterLink}
      format={(value) => formatMoney(value)}
      items={shares.map(({ id, title, contentType, netKopecks, sales }) => {
        const imageId = covers.get(id);
        const href = contentType === null ? null : contentRoute(contentType, id);
        return {
          id,
          title,
          value: netKopecks,
          note: t.sales(sales, formatWhole(sales)),
          thumb: <Cover alt="" width={56} size="list" {...(imageId && { src: imageUrl(imageId) })} />,
          ...(href !== null && { href }),
        };
      })}
    />
  );
}
