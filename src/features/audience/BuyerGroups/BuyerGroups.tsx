import { useAtomValue } from 'jotai';
import { Mail } from 'lucide-react';
import { errorText } from '#api/api-error.ts';
import { buyerSegmentTexts } from '#domain/audience/segmentTexts.ts';
import { buyerSegmentsAtom } from '#atoms/audience/buyers.ts';
import { Block } from '#components/feedback/Block/Block.tsx';
import { ProgressBar } from '#components/feedback/ProgressBar/ProgressBar.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { ButtonLink } from '#components/primitives/ButtonLink/ButtonLink.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { composeRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatMoney } from '#lib/number/money.ts';
import { groupDigits } from '#lib/number/numbers.ts';
import * as S from './BuyerGroups.styles.ts';
import { messages } from './messages.ts';

/** The author's buyers by when they bought last, how often and for how much; a campaign to each is one press away. */
export default function BuyerGroups() {
  const t = useMessages(messages);
  const names = useMessages(buyerSegmentTexts);
  const language = useLanguage();
  const { item, status, progress, error, retry } = useAtomValue(buyerSegmentsAtom);
  if (status === 'failed') {
    return (
      <Block tone="bad" title={t.failed} action={<Button onClick={retry}>{t.retry}</Button>}>
        {error && errorText(error, language)}
      </Block>
    );
  }
  if (item === null) {
    const { done, total } = progress ?? { done: 0, total: 0 };
    return (
      <S.Reading>
        <p role="status">{t.reading(groupDigits(done), groupDigits(total))}</p>
        <ProgressBar value={total === 0 ? 0 : (done / total) * 100} label={t.label} />
      </S.Reading>
    );
  }
  if (item.every(({ size }) => size === 0)) return <S.Quiet>{t.empty}</S.Quiet>;
  return (
    <>
      <S.List aria-label={t.label}>
        {item.map(({ id, size, reachable, spentKopecks }) => (
          <li key={id}>
            <S.Words>
              <strong>{names[id]}</strong>
              <S.Quiet>{names[`${id}Hint`]}</S.Quiet>
            </S.Words>
            <S.Figures>
              <span>{t.size(size, groupDigits(size))}</span>
              <S.Quiet>{t.reachable(groupDigits(reachable))}</S.Quiet>
            </S.Figures>
            <S.Sum>{formatMoney(spentKopecks)}</S.Sum>
            <ButtonLink
              as={RouterLink}
              href={composeRoute(id)}
              size="small"
              icon={<Mail size={16} strokeWidth={1.5} aria-hidden />}
              aria-label={t.writeTo(names[id])}
            >
              {t.write}
            </ButtonLink>
          </li>
        ))}
      </S.List>
      <S.Quiet>{t.note}</S.Quiet>
    </>
  );
}
