import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { errorText } from '#api/api-error.ts';
import { referralFiguresAtom, type RewardSum } from '#atoms/referral/figures.ts';
import { Funnel } from '#components/data/Funnel/Funnel.tsx';
import { Block } from '#components/feedback/Block/Block.tsx';
import { SkeletonText } from '#components/feedback/Skeleton/Skeleton.tsx';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { formatWhole } from '#lib/number/figures.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatMoney } from '#lib/number/money.ts';
import { media } from '#theme/media.ts';
import { tabular } from '#theme/mixins.ts';
import { color, frame, space, type, weight } from '#theme/tokens.ts';
import { messages } from './messages.ts';

/** How far those went whom the author brought, and the rewards by their state. */
export function ReferralFigures() {
  const t = useMessages(messages);
  const language = useLanguage();
  const { status, item, error, retry } = useAtomValue(referralFiguresAtom);
  if (item === null) {
    return status === 'loading' ? (
      <Root aria-busy="true">
        <VisuallyHidden>{t.loading}</VisuallyHidden>
        <Waiting>
          <SkeletonText lines={9} />
        </Waiting>
        <Waiting>
          <SkeletonText lines={9} />
        </Waiting>
      </Root>
    ) : (
      <Block tone="bad" title={t.failed} action={<Button onClick={retry}>{t.retry}</Button>}>
        {error && errorText(error, language)}
      </Block>
    );
  }
  const { brought, customers, returned, purchasesKopecks, rewards } = item;
  return (
    <Root>
      <section aria-labelledby="referral-funnel">
        <Title id="referral-funnel">{t.funnel}</Title>
        <Funnel
          label={t.funnel}
          steps={[
            { id: 'brought', label: t.brought, value: brought },
            { id: 'customers', label: t.customers, value: customers },
            { id: 'returned', label: t.returned, value: returned },
          ]}
        />
      </section>
      <section aria-labelledby="referral-rewards">
        <Title id="referral-rewards">{t.rewards}</Title>
        {purchasesKopecks === 0 ? (
          <Note>{t.noRewards}</Note>
        ) : (
          <>
            <List>
              {rewards.map((reward) => (
                <Reward key={reward.status} reward={reward} />
              ))}
            </List>
            <Note>{t.purchases(formatMoney(purchasesKopecks))}</Note>
          </>
        )}
      </section>
    </Root>
  );
}

function Reward({ reward: { status, count, kopecks } }: { reward: RewardSum }) {
  const t = useMessages(messages);
  return (
    <Row>
      <StatusOf kind="reward" status={status} />
      <People>{t.people(count, formatWhole(count))}</People>
      <Sum>{formatMoney(kopecks)}</Sum>
    </Row>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space[8]} ${frame.gap};
  ${type.body}

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** As tall as what comes in its place, the way of the referrals and the rewards: the rows below stay where they are. */
const Waiting = styled.div`
  min-height: 188px;

  & + & {
    min-height: 208px;
  }
`;

const Title = styled.h2`
  margin-bottom: ${space[3]};
  ${type.body}
  font-weight: ${weight.strong};
`;

const List = styled.ul`
  ${tabular}
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 96px;
  align-items: center;
  gap: ${space[3]};
  min-height: 36px;
  border-bottom: 1px solid ${color.line};
`;

const People = styled.span`
  color: ${color.ink2};
  ${type.caption}
`;

const Sum = styled.span`
  font-weight: ${weight.strong};
  text-align: end;
`;

const Note = styled.p`
  margin-top: ${space[3]};
  color: ${color.ink2};
  ${type.body}
`;
