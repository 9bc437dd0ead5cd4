import { useAtomValue, useSetAtom } from 'jotai';
import type { BuyerSegment, BuyerSegmentId } from '#domain/audience/segments.ts';
import { buyerSegmentTexts } from '#domain/audience/segmentTexts.ts';
import { askForGroupsAtom, buyerGroupsAtom } from '#atoms/campaign/groups.ts';
import { SkeletonText } from '#components/feedback/Skeleton/Skeleton.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { composeRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { formatWhole } from '#lib/number/figures.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatMoney } from '#lib/number/money.ts';
import * as S from './BuyerGroups.styles.ts';
import { messages } from './messages.ts';

interface BuyerGroupsProps {
  /** What it is, for screen readers. */
  label: string;
  /** Only these groups, and of them only those that somebody can be written to. */
  only?: readonly BuyerSegmentId[];
}

/** Groups of buyers by when they bought, how often and for how much. One press begins a campaign to a group. */
export function BuyerGroups({ label, only }: BuyerGroupsProps) {
  const t = useMessages(messages);
  const { status, item, retry } = useAtomValue(buyerGroupsAtom);
  const ask = useSetAtom(askForGroupsAtom);
  if (item === null) {
    return status === 'loading' ? (
      <div aria-busy="true">
        <VisuallyHidden>{t.loading}</VisuallyHidden>
        <SkeletonText lines={only === undefined ? 6 : 3} />
      </div>
    ) : (
      <S.Note role="alert">
        {t.failed}.{' '}
        <TextLink as="button" type="button" onClick={retry}>
          {t.retry}
        </TextLink>
      </S.Note>
    );
  }
  if (item.segments === null) {
    return (
      <S.Ask>
        <S.Note>{t.long(formatWhole(item.rows))}</S.Note>
        <Button onClick={ask}>{t.count}</Button>
      </S.Ask>
    );
  }
  const shown = item.segments.filter(({ id, size, reachable }) =>
    only === undefined ? size > 0 : only.includes(id) && reachable > 0,
  );
  if (shown.length === 0) return <S.Note>{t.nobody}</S.Note>;
  return (
    <S.List aria-label={label}>
      {shown.map((segment) => (
        <Group key={segment.id} segment={segment} />
      ))}
    </S.List>
  );
}

function Group({ segment: { id, size, reachable, spentKopecks } }: { segment: BuyerSegment }) {
  const t = useMessages(messages);
  const words = useMessages(buyerSegmentTexts);
  const name = words[id];
  return (
    <S.Row>
      <S.Name>{name}</S.Name>
      <S.Who>{words[`${id}Hint`]}</S.Who>
      <S.Figures>
        <span>
          {t.size(size, formatWhole(size))} · {formatMoney(spentKopecks)}
        </span>
        <S.Reach>{reachable > 0 ? t.reachable(formatWhole(reachable)) : t.unreachable}</S.Reach>
      </S.Figures>
      <S.Action>
        {reachable > 0 && (
          <TextLink as={RouterLink} alone href={composeRoute(id)} aria-label={t.writeTo(name)}>
            {t.write}
          </TextLink>
        )}
      </S.Action>
    </S.Row>
  );
}
