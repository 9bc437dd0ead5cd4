import { atom, useAtomValue } from 'jotai';
import { kindName } from '#domain/kinds.ts';
import type { Purchase } from '#domain/purchase/schema.ts';
import { paidStatuses, wasPaid } from '#domain/purchase/rules.ts';
import { imageUrl } from '#api/upload/image-url.ts';
import { clientAtom } from '#atoms/audience/audience.ts';
import { soldCoversAtom } from '#atoms/purchase/covers.ts';
import { purchaseCountAtom } from '#atoms/purchase/purchases.ts';
import { authorZoneAtom } from '#atoms/session/zone.ts';
import { Bill } from '#components/data/Bill/Bill.tsx';
import { Cover } from '#components/data/Cover/Cover.tsx';
import { Timeline } from '#components/feedback/Timeline/Timeline.tsx';
import { KindIcon } from '#components/primitives/KindIcon/KindIcon.tsx';
import { PersonLine } from '#components/primitives/PersonLine/PersonLine.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { clientRoute, itemRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { countryName } from '#lib/text/countries.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatMoney } from '#lib/number/money.ts';
import { kindOf, methodName } from '../names.ts';
import { billOf } from './bill.ts';
import { historyOf } from './history.ts';
import { messages } from './messages.ts';
import { upTo } from './upTo.ts';
import * as P from '#features/kits/record/RecordPanel/panelParts.styles.ts';
import * as S from './PurchasePanel.styles.ts';

const unknownAtom = atom(null);

/** A purchase: what, what it is made of, who, how it was paid, and what happened since. */
export function PurchaseDetails({ purchase }: { purchase: Purchase }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const zone = useAtomValue(authorZoneAtom);
  const lines = billOf(purchase, language);
  const { method, country, source, refundedKopecks, feeKopecks, currency } = purchase;
  const facts = [
    [t.method, method ? methodName(method, language) : null],
    [t.country, country ? countryName(country, language) : null],
    [t.source, source ?? null],
  ] as const;
  return (
    <P.Parts>
      <Thing purchase={purchase} />
      <div>
        <Bill lines={lines} currency={currency} />
        {refundedKopecks > 0 && feeKopecks > 0 && wasPaid(purchase) && <S.Remark>{t.feeStays}</S.Remark>}
      </div>
      <P.Section>
        <P.Heading as="h3">{t.client}</P.Heading>
        <Client purchase={purchase} />
      </P.Section>
      {facts.some(([, fact]) => fact !== null) && (
        <P.Section>
          <P.Heading as="h3">{t.payment}</P.Heading>
          <P.Facts>
            {facts.map(
              ([term, fact]) =>
                fact !== null && (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{fact}</dd>
                  </div>
                ),
            )}
          </P.Facts>
        </P.Section>
      )}
      <P.Section>
        <P.Heading as="h3">{t.history}</P.Heading>
        <Timeline label={t.history} events={historyOf(purchase, zone, language)} />
      </P.Section>
    </P.Parts>
  );
}

/** What was bought, with a link to it. */
function Thing({ purchase }: { purchase: Purchase }) {
  const language = useLanguage();
  const cover = useAtomValue(soldCoversAtom).get(purchase.contentId);
  const kind = kindOf(purchase);
  return (
    <S.Thing>
      <Cover
        src={cover === undefined ? undefined : imageUrl(cover)}
        alt=""
        size="list"
        width={96}
        icon={kind !== null && <KindIcon kind={kind} size={20} />}
      />
      <div>
        <S.Title>
          {kind === null ? (
            purchase.title
          ) : (
            <TextLink tone="quiet" as={RouterLink} href={itemRoute(kind, purchase.contentId)}>
              {purchase.title}
            </TextLink>
          )}
        </S.Title>
        <S.Kind>
          {kind !== null && <KindIcon kind={kind} />}
          {kindName(purchase.contentType, language)}
        </S.Kind>
      </div>
    </S.Thing>
  );
}

/** Who bought it, and which of their purchases it is. */
function Client({ purchase }: { purchase: Purchase }) {
  const t = useMessages(messages);
  const { client, createdAt } = purchase;
  const { item } = useAtomValue(clientAtom(client.id));
  const paid = wasPaid(purchase);
  const to = upTo(createdAt);
  const place = useAtomValue(
    to === null
      ? unknownAtom
      : purchaseCountAtom({ filter: { client: [client.id], status: [...paidStatuses], to } }),
  );
  const words =
    item === null
      ? client.contact
      : paid && place !== null && place > 0
        ? `${t.nth(place)}, ${t.spent(formatMoney(item.totalKopecks))}`
        : t.bought(item.purchasesCount, formatMoney(item.totalKopecks));
  return (
    <PersonLine
      name={client.name}
      {...(client.avatarId && { src: imageUrl(client.avatarId) })}
      {...(words && { note: words })}
      action={
        <TextLink as={RouterLink} href={clientRoute(client.id)} aria-label={t.openClient(client.name)}>
          {t.open}
        </TextLink>
      }
    />
  );
}
