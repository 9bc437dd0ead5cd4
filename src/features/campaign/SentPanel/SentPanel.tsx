import { useAtomValue, useSetAtom } from 'jotai';
import { Repeat } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { readTarget } from '#domain/campaign/targets.ts';
import { imageUrl } from '#api/upload/image-url.ts';
import { campaignDraftsAtom, editCampaignAtom } from '#atoms/campaign/drafts.ts';
import { isPlanned, type SentCampaign } from '#atoms/campaign/history.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { fullDay } from '#components/data/planning/dayWords.ts';
import { Block } from '#components/feedback/Block/Block.tsx';
import { DetailsPanel } from '#components/layout/DetailsPanel/DetailsPanel.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { campaignsRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { formatMoment } from '#lib/time/dates.ts';
import { formatWhole } from '#lib/number/figures.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { wallTime } from '#lib/time/moments.ts';
import { tabular } from '#theme/mixins.ts';
import { color, space, type } from '#theme/tokens.ts';
import { PushPreview } from '../PushPreview/PushPreview.tsx';
import { startOf, targetName } from '../targets.ts';
import { messages } from './messages.ts';
import { SentState } from './SentState.tsx';

interface SentPanelProps {
  /** What was sent; null where this device does not know of it. */
  campaign: SentCampaign | null;
  /** Esc or the cross asked to close. */
  onClose: () => void;
  /** To the one before in the history; undefined at its beginning. */
  onPrevious?: (() => void) | undefined;
  /** To the one after; undefined at its end. */
  onNext?: (() => void) | undefined;
}

/** A campaign of the history beside the list: how it looked, whom it went to, and a way to write again. */
export function SentPanel({ campaign, ...panel }: SentPanelProps) {
  const t = useMessages(messages);
  if (campaign === null) {
    return (
      <DetailsPanel {...panel} open label={t.gone}>
        <Block title={t.notFound}>{t.notFoundText}</Block>
      </DetailsPanel>
    );
  }
  return (
    <DetailsPanel
      {...panel}
      open
      label={t.label(campaign.title)}
      title={<SentState campaign={campaign} />}
      footer={<Again campaign={campaign} />}
    >
      <Details campaign={campaign} />
    </DetailsPanel>
  );
}

function Again({ campaign }: { campaign: SentCampaign }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const drafts = useAtomValue(campaignDraftsAtom);
  const edit = useSetAtom(editCampaignAtom);
  const navigate = useNavigate();
  const again = () => {
    const segment = readTarget(campaign.segment) ?? 'all';
    const { title, body, publicationId, imageId } = campaign;
    const key = `copy:${campaign.id}`;
    const patch = { title, body, publicationId, withCover: imageId !== null };
    // One that was begun before may say something else by now.
    if (!(key in drafts)) edit({ key, patch, start: startOf(segment, language) });
    void navigate(`${campaignsRoute}?${new URLSearchParams({ compose: '1', draft: key }).toString()}`);
  };
  return (
    <Button icon={<Repeat size={16} strokeWidth={1.5} aria-hidden />} onClick={again}>
      {t.again}
    </Button>
  );
}

function Details({ campaign }: { campaign: SentCampaign }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const author = useAtomValue(authorAtom);
  const zone = author?.timezone;
  const { title, body, imageId, segment, segmentName, audienceCount, madeAt, sendAt } = campaign;
  const clock = wallTime(sendAt ?? madeAt, zone ?? 'UTC');
  return (
    <Root>
      <PushPreview
        title={title}
        body={body}
        sender={[author?.firstName, author?.lastName].filter(Boolean).join(' ')}
        image={imageId === null ? undefined : imageUrl(imageId)}
        time={clock.time}
        day={fullDay(clock.day, language)}
      />
      <Facts>
        <dt>{t.to}</dt>
        <dd>{targetName(segment, segmentName, language)}</dd>
        <dt>{t.got}</dt>
        <dd>{audienceCount === null ? t.unknown : formatWhole(audienceCount)}</dd>
        <dt>{t.made}</dt>
        <dd>{formatMoment(madeAt, zone, language)}</dd>
        {sendAt !== null && (
          <>
            <dt>{isPlanned(campaign) ? t.goesOut : t.sent}</dt>
            <dd>{formatMoment(sendAt, zone, language)}</dd>
          </>
        )}
        <dt>{t.leads}</dt>
        <dd>{campaign.publicationTitle === null ? t.app : `«${campaign.publicationTitle}»`}</dd>
      </Facts>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space[6]};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]} ${space[4]};
  ${type.body}
  ${tabular}

  > dt {
    color: ${color.ink2};
  }

  > dd {
    text-align: end;
    overflow-wrap: anywhere;
  }
`;
