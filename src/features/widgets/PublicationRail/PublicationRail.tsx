import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { handled } from '#api/api-error.ts';
import type { Problems } from '#api/problems.ts';
import { allows, type PublicationAction } from '#api/publication/rules.ts';
import type { Publication } from '#api/publication/schema.ts';
import {
  publicationBusyAtom,
  publishAtom,
  requestApprovalAtom,
  unpublishAtom,
} from '#atoms/publications/publications.ts';
import { Segments } from '#components/feedback/Segments/Segments.tsx';
import { MoneyField } from '#components/forms/MoneyField/MoneyField.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import * as S from './PublicationRail.styles.ts';
import { PublicationWord } from './PublicationWord.tsx';
import { stepsOf } from './steps.ts';
import { UnpublishDialog } from './UnpublishDialog.tsx';

/** What must be done before a review, with a way to the place where it is done. */
export interface Blocker {
  id: string;
  label: string;
  onGo: () => void;
}

/** The price as entered, kopecks. */
export interface Price {
  costKopecks: number | null;
  oldCostKopecks: number | null;
}

export interface PublicationRailProps {
  /** As the platform has it; `null` while there is none: it comes with the first saved price. */
  publication: Publication | null;
  /** Name of the content, for the questions asked. */
  name: string;
  /** The price in the editor's draft. */
  price: Price;
  onPrice: (price: Partial<Price>) => void;
  /** Problems by field: `costKopecks`, `oldCostKopecks`. */
  problems: Problems;
  blockers: Blocker[];
  /** Saves what is not saved. Answers the publication's id, or null when it did not come to that. */
  onPrepare: () => Promise<string | null>;
  /** The author's time zone (IANA). */
  timeZone?: string | null;
}

type Move = Exclude<PublicationAction, 'editCost'>;
const moves: Move[] = ['requestApproval', 'publish', 'unpublish'];

/** The way of a content to the catalogue: where it stands, its price, and the one thing to do next. */
export function PublicationRail({
  publication,
  name,
  price,
  onPrice,
  problems,
  blockers,
  onPrepare,
  timeZone,
}: PublicationRailProps) {
  const t = useMessages(messages);
  const status = publication?.status ?? 'draft';
  const steps = stepsOf(status);
  const editable = publication === null || allows(status, 'editCost');
  const move = moves.find((action) => allows(status, action));
  const busyAction = useAtomValue(publicationBusyAtom(publication?.id ?? ''));
  const run = {
    requestApproval: useSetAtom(requestApprovalAtom),
    publish: useSetAtom(publishAtom),
    unpublish: useSetAtom(unpublishAtom),
  };
  const [preparing, setPreparing] = useState(false);
  const [told, setTold] = useState(false);
  const [asking, setAsking] = useState(false);
  const busy = preparing || busyAction !== null;

  const start = async (action: Move) => {
    if (action === 'requestApproval' && blockers.length > 0) {
      setTold(true);
      return;
    }
    setTold(false);
    setPreparing(true);
    const id = await onPrepare();
    setPreparing(false);
    if (id !== null) await handled(run[action](id));
  };

  const press = () => {
    if (move === 'unpublish') setAsking(true);
    else if (move !== undefined) void start(move);
  };

  const unpublish = async () => {
    if (publication !== null) await handled(run.unpublish(publication.id));
    setAsking(false);
  };

  return (
    <S.Root aria-label={t.title}>
      <S.Title>{t.title}</S.Title>
      {steps !== null && (
        <Segments label={t.steps} steps={steps.map((step) => ({ label: t[step.name], state: step.state }))} />
      )}
      <PublicationWord publication={publication} timeZone={timeZone} />
      <S.Terms>
        <S.Prices>
          <div data-field="costKopecks">
            <MoneyField
              label={t.cost}
              labelSize="small"
              value={price.costKopecks}
              onChange={(costKopecks) => onPrice({ costKopecks })}
              disabled={!editable}
              error={problems['costKopecks']}
            />
          </div>
          <div data-field="oldCostKopecks">
            <MoneyField
              label={t.oldCost}
              labelSize="small"
              value={price.oldCostKopecks}
              onChange={(oldCostKopecks) => onPrice({ oldCostKopecks })}
              disabled={!editable}
              error={problems['oldCostKopecks']}
              struck
            />
          </div>
        </S.Prices>
        {move !== undefined && (
          <S.Action>
            <Button
              busy={busy}
              busyText={
                {
                  requestApproval: t.requestApprovalBusy,
                  publish: t.publishBusy,
                  unpublish: t.unpublishBusy,
                }[move]
              }
              onClick={press}
            >
              {t[move]}
            </Button>
          </S.Action>
        )}
      </S.Terms>
      {price.costKopecks === 0 && <S.Hint>{t.free}</S.Hint>}
      {status === 'published' && <S.Hint>{t.publishedHint}</S.Hint>}
      {told && blockers.length > 0 && (
        <S.Blockers role="alert">
          {t.blockers}
          <ul>
            {blockers.map((blocker) => (
              <li key={blocker.id}>
                <TextLink as="button" type="button" onClick={blocker.onGo}>
                  {blocker.label}
                </TextLink>
              </li>
            ))}
          </ul>
        </S.Blockers>
      )}
      {asking && (
        <UnpublishDialog
          name={name}
          busy={busyAction === 'unpublish'}
          onConfirm={() => void unpublish()}
          onCancel={() => setAsking(false)}
        />
      )}
    </S.Root>
  );
}
