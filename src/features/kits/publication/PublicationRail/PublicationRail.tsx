import { useRef, type ReactNode } from 'react';
import type { Problems } from '#domain/plain-problems.ts';
import { allows } from '#domain/publication/rules.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useFocusFallback } from '#lib/focus/useFocusFallback.ts';
import type { Blocker } from './Blockers.tsx';
import { messages } from './messages.ts';
import { PriceFields, PriceWords, type Price } from './PriceFields.tsx';
import * as S from './PublicationRail.styles.ts';
import { PublicationSteps } from './PublicationSteps.tsx';
import { usePublicationMove, type ClosedWay } from './usePublicationMove.tsx';

export interface PublicationRailProps {
  /** As the platform has it; `null` while there is none: it comes with the first saved price. */
  publication: Publication | null;
  /** Name of the content, for the questions asked. */
  name: string;
  /** The price in the editor's draft; absent where it is set elsewhere. */
  price?: Price;
  onPrice?: (price: Partial<Price>) => void;
  /** Problems by field: `costKopecks`, `oldCostKopecks`. */
  problems?: Problems;
  /** At the right of the title: the way to where the terms are set. */
  aside?: ReactNode;
  /** The terms in words, under the steps. */
  children?: ReactNode;
  blockers: Blocker[];
  /** There are edits that are not saved: saving them is the screen's next step then. */
  dirty?: boolean;
  /** The way to the catalogue has ended: what was called off, or is over. */
  closed?: ClosedWay | null;
  /** Saves unsaved edits. Returns the publication's id, or null if the save failed. */
  onPrepare: () => Promise<string | null>;
  /** The author's time zone (IANA). */
  timeZone?: string | null | undefined;
}

/** The way of a content to the catalogue: where it stands, its price, and the one thing to do next. */
export function PublicationRail({
  publication,
  name,
  price,
  onPrice,
  problems = {},
  aside,
  children,
  blockers,
  dirty = false,
  closed = null,
  onPrepare,
  timeZone,
}: PublicationRailProps) {
  const t = useMessages(messages);
  const status = publication?.status ?? 'draft';
  const editable = publication === null || allows(status, 'editCost');
  const next = usePublicationMove({ publication, name, blockers, closed, onPrepare });
  const rail = useRef<HTMLElement>(null);
  // A step that leaves the next one to the moderator takes its button away.
  const fallback = useFocusFallback(() => rail.current);

  return (
    <S.Root ref={rail} tabIndex={-1} aria-label={t.title} {...fallback}>
      {aside === undefined ? (
        <S.Title>{t.title}</S.Title>
      ) : (
        <S.Head>
          <S.Title>{t.title}</S.Title>
          {aside}
        </S.Head>
      )}
      <PublicationSteps publication={publication} timeZone={timeZone} />
      {children}
      <S.Terms>
        {price !== undefined && (
          <PriceFields
            price={price}
            onPrice={(patch) => onPrice?.(patch)}
            problems={problems}
            disabled={!editable}
          />
        )}
        {next.move !== null && (
          <S.Action>
            <Button
              variant={next.move === 'publish' && !dirty ? 'primary' : 'secondary'}
              busy={next.busy}
              busyText={next.busyText}
              onClick={next.press}
            >
              {next.label}
            </Button>
          </S.Action>
        )}
      </S.Terms>
      <PriceWords price={price} status={status} />
      {next.told}
      {next.dialog}
    </S.Root>
  );
}
