import { useAtomValue } from 'jotai';
import { Mail } from 'lucide-react';
import type { Client } from '#domain/audience/schema.ts';
import { isKind } from '#domain/kinds.ts';
import { imageUrl } from '#api/upload/image-url.ts';
import { authorZoneAtom } from '#atoms/session/zone.ts';
import { Stat } from '#components/data/Stat/Stat.tsx';
import { KindIcon } from '#components/primitives/KindIcon/KindIcon.tsx';
import { PersonLine } from '#components/primitives/PersonLine/PersonLine.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { itemRoute, purchasesRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { countryName } from '#lib/text/countries.ts';
import { formatMoment } from '#lib/time/dates.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatMoney } from '#lib/number/money.ts';
import { groupDigits } from '#lib/number/numbers.ts';
import { ClientHistory } from './ClientHistory.tsx';
import { messages } from './messages.ts';
import * as P from '#features/kits/record/RecordPanel/panelParts.styles.ts';
import * as S from './ClientPanel.styles.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** How many of their contents are named. */
const mostProducts = 5;

/** A client: who, what they spent and have, and all that they did. */
export function ClientDetails({ client }: { client: Client }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const zone = useAtomValue(authorZoneAtom);
  const { name, email, phone, avatarId, country, purchasesCount, pushConsent, products } = client;
  const moment = (at: string | null | undefined) => (at ? formatMoment(at, zone, language) : null);
  const facts = [
    [t.country, country ? countryName(country, language) : null],
    [t.phone, phone ?? null],
    [t.first, moment(client.firstPurchaseAt)],
    [t.last, moment(client.lastActivityAt)],
    [t.push, pushConsent ? t.takes : t.refuses],
  ] as const;
  return (
    <P.Parts>
      <PersonLine
        name={name}
        size="large"
        {...(avatarId && { src: imageUrl(avatarId) })}
        {...(email && { note: email })}
        action={
          email && (
            <TextLink href={`mailto:${email}`} aria-label={t.mail}>
              <Mail {...icon} />
            </TextLink>
          )
        }
      />
      <ClientFigures client={client} />
      <S.Facts>
        {facts.map(
          ([term, fact]) =>
            fact !== null && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{fact}</dd>
              </div>
            ),
        )}
      </S.Facts>
      {products.length > 0 && <ClientProducts products={products} />}
      <P.Section>
        <P.Heading>{t.history}</P.Heading>
        <ClientHistory client={client} />
        {purchasesCount > 0 && (
          <div>
            <TextLink
              as={RouterLink}
              href={`${purchasesRoute}?period=all&client=${encodeURIComponent(client.id)}`}
            >
              {t.allPurchases(purchasesCount, groupDigits(purchasesCount))}
            </TextLink>
          </div>
        )}
      </P.Section>
    </P.Parts>
  );
}

/** What they spent, how often, and how much at a time. */
function ClientFigures({ client: { purchasesCount, totalKopecks } }: { client: Client }) {
  const t = useMessages(messages);
  return (
    <S.Figures role="group" aria-label={t.figures}>
      <Stat label={t.spent} value={formatMoney(totalKopecks)} />
      <Stat label={t.bought} value={groupDigits(purchasesCount)} />
      <Stat
        label={t.average}
        value={
          purchasesCount === 0 ? '—' : formatMoney(Math.round(totalKopecks / purchasesCount / 100) * 100)
        }
      />
    </S.Figures>
  );
}

/** The first of what they have, and how many more. */
function ClientProducts({ products }: Pick<Client, 'products'>) {
  const t = useMessages(messages);
  return (
    <P.Section>
      <P.Heading>{t.products}</P.Heading>
      <S.Products>
        {products.slice(0, mostProducts).map(({ type, id, name: title }) => (
          <li key={id}>
            {isKind(type) && <KindIcon kind={type} />}
            {isKind(type) ? (
              <TextLink tone="quiet" as={RouterLink} href={itemRoute(type, id)}>
                {title}
              </TextLink>
            ) : (
              title
            )}
          </li>
        ))}
        {products.length > mostProducts && <li>{t.more(products.length - mostProducts)}</li>}
      </S.Products>
    </P.Section>
  );
}
