import { useAtomValue, useSetAtom } from 'jotai';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { asApiError, fieldWords } from '#api/api-error.ts';
import { readTarget } from '#domain/campaign/targets.ts';
import { imageUrl } from '#api/upload/image-url.ts';
import { blankDraft } from '#atoms/campaign/drafts.ts';
import { sendCampaignAtom } from '#atoms/campaign/send.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { showToastAtom } from '#atoms/ui/toast.ts';
import { fullDay } from '#components/data/planning/dayWords.ts';
import { EditorLayout } from '#components/layout/EditorLayout/EditorLayout.tsx';
import { Notice } from '#components/layout/Notice/Notice.tsx';
import { PageHeader } from '#components/layout/PageHeader/PageHeader.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { firstProblem, focusField } from '#features/kits/editor/EditorKit/focusField.ts';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { campaignsRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { now } from '#lib/time/clock.ts';
import { formatMoment } from '#lib/time/dates.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { wallTime } from '#lib/time/moments.ts';
import { startOfWork } from '#lib/focus/startOfWork.ts';
import { useTitle } from '#lib/hook/useTitle.ts';
import { PushPreview } from '../PushPreview/PushPreview.tsx';
import { sentText } from '../SendDialog/messages.ts';
import { SendDialog } from '../SendDialog/SendDialog.tsx';
import { targetName } from '../targets.ts';
import { ComposeForm, useOwnZone } from './ComposeForm.tsx';
import * as S from './Compose.styles.ts';
import { messages } from './messages.ts';
import { useCampaign, type ComposedCampaign } from './useCampaign.ts';

/** The draft that the address names: `draft`, or the one of a `segment`, or the one that was begun from none. */
function useDraftKey(): string {
  const [address] = useSearchParams();
  return address.get('draft') ?? readTarget(address.get('segment')) ?? blankDraft;
}

/** The form of a campaign, `/campaigns?compose=1`: its draft is kept on this device as it is written. */
export function Compose() {
  const key = useDraftKey();
  return <Open key={key} draftKey={key} />;
}

type Campaign = ReturnType<typeof useCampaign>;

/** Sends it, or plans it; what is refused is told at its field, where it can be mended. */
function useSending(draftKey: string, campaign: Campaign, onRefused: () => void) {
  const language = useLanguage();
  const timeZone = useOwnZone();
  const navigate = useNavigate();
  const send = useSetAtom(sendCampaignAtom);
  const showToast = useSetAtom(showToastAtom);
  const [busy, setBusy] = useState(false);
  const isShown = useRef(false);
  const { fields, reach } = campaign;

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const confirm = async () => {
    setBusy(true);
    campaign.keep();
    try {
      const made = await send({
        key: draftKey,
        title: fields.title,
        body: fields.body,
        publicationId: fields.publicationId,
        withCover: fields.withCover,
        publicationTitle: campaign.publication?.title ?? null,
        segment: fields.segment,
        segmentName: reach.name,
        sendAt: campaign.sendAt,
      });
      const count = made.audienceCount ?? reach.count ?? 0;
      const when = campaign.sendAt === null ? null : formatMoment(campaign.sendAt, timeZone, language);
      showToast({ kind: 'success', description: sentText(count, when, language) });
      // Whoever has gone elsewhere meanwhile stays there.
      if (isShown.current) void navigate(campaignsRoute, { replace: true });
    } catch (error) {
      const refused = fieldWords(asApiError(error), language);
      setBusy(false);
      campaign.refuse(refused);
      const field = firstProblem(refused);
      if (field === undefined) return;
      onRefused();
      requestAnimationFrame(() => focusField(field));
    }
  };

  return { busy, confirm };
}

interface ComposeHeadProps {
  campaign: Campaign;
  verb: string;
  onSubmit: () => void;
}

/** The way back, the title, and what is kept. */
function ComposeHead({ campaign: { editedAt, drop }, verb, onSubmit }: ComposeHeadProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const timeZone = useOwnZone();
  return (
    <>
      <S.Back>
        <TextLink as={RouterLink} href={campaignsRoute} tone="quiet">
          <ChevronLeft size={16} strokeWidth={1.5} aria-hidden />
          {t.back}
        </TextLink>
      </S.Back>
      <PageHeader
        title={t.title}
        meta={
          <S.Kept>
            {editedAt === null
              ? t.keptNew
              : t.kept(formatMoment(new Date(editedAt).toISOString(), timeZone, language))}
          </S.Kept>
        }
        actions={
          <>
            {editedAt !== null && (
              <Button variant="quiet" onClick={drop}>
                {t.drop}
              </Button>
            )}
            <S.WideOnly>
              <Button variant="primary" onClick={onSubmit}>
                {verb}
              </Button>
            </S.WideOnly>
          </>
        }
      />
    </>
  );
}

function Open({ draftKey }: { draftKey: string }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const timeZone = useOwnZone();
  const campaign = useCampaign(draftKey);
  const [asking, setAsking] = useState(false);
  const { fields, reach, problems, crowd } = campaign;
  useTitle(t.title);

  // The button that led here is gone, so the focus moves to the form.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    (startOfWork(document) ?? document.getElementById('content'))?.focus({ preventScroll: true });
  }, []);

  const submit = () => {
    campaign.tell();
    const known = reach.status === 'ready' && (reach.count ?? 0) > 0;
    const field = firstProblem(known ? problems : { segment: '', ...problems });
    if (field === undefined) setAsking(true);
    // The problems are on the page with the next paint.
    else requestAnimationFrame(() => focusField(field));
  };

  const { busy, confirm } = useSending(draftKey, campaign, () => setAsking(false));
  const verb = fields.later ? t.plan : t.send;
  return (
    <>
      <ComposeHead campaign={campaign} verb={verb} onSubmit={submit} />
      <EditorLayout
        railLabel={t.preview}
        rail={<Preview campaign={campaign} />}
        foot={
          <Button variant="primary" size="large" block onClick={submit}>
            {verb}
          </Button>
        }
      >
        {crowd.length > 0 && (
          <S.Crowd>
            <Notice title={t.crowdTitle(crowd.length)}>
              {t.crowdText(crowd.map(({ title }) => t.named(title)).join(', '))}
            </Notice>
          </S.Crowd>
        )}
        <ComposeForm campaign={campaign} />
        <S.Below>
          <Preview campaign={campaign} />
        </S.Below>
      </EditorLayout>
      {asking && reach.count !== null && (
        <SendDialog
          count={reach.count}
          target={targetName(fields.segment, reach.name, language)}
          publication={campaign.publication?.title ?? null}
          sendAt={campaign.sendAt}
          timeZone={timeZone}
          title={fields.title.trim()}
          body={fields.body.trim()}
          crowd={crowd.length}
          busy={busy}
          onSend={() => void confirm()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function Preview({ campaign }: { campaign: ComposedCampaign }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const timeZone = useOwnZone();
  const author = useAtomValue(authorAtom);
  const { fields, imageId, sendAt } = campaign;
  const clock = wallTime(sendAt ?? new Date(now()).toISOString(), timeZone);
  return (
    <>
      <S.RailTitle>{t.preview}</S.RailTitle>
      <PushPreview
        title={fields.title.trim()}
        body={fields.body.trim()}
        sender={[author?.firstName, author?.lastName].filter(Boolean).join(' ')}
        image={imageId === null ? undefined : imageUrl(imageId)}
        time={clock.time}
        day={fullDay(clock.day, language)}
      />
    </>
  );
}
