import { ExternalLink, Radio } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { Failure } from '#components/feedback/Failure/Failure.tsx';
import { Readiness, type ReadinessItem } from '#components/feedback/Readiness/Readiness.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { ButtonLink } from '#components/primitives/ButtonLink/ButtonLink.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { formatMoment } from '#lib/time/dates.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { zoneLabel } from '#lib/time/zoneNames.ts';
import { spanWords } from '../untilWords.ts';
import { messages } from './messages.ts';
import * as S from './StartPanel.styles.ts';

/** How far from its start a webinar begins without a question, ms. */
const freely = 30 * 60_000;

export interface StartPanelProps {
  /** As the platform has it; null for a webinar that is not saved yet. */
  webinar: {
    status: string;
    startsAt: string;
    durationMin: number;
    timezone: string;
    attendeesCount: number;
    link?: string | null | undefined;
    cancelReason?: string | null | undefined;
    recordingStreamId?: string | null | undefined;
  } | null;
  /** What it needs to begin: while a line is not done the button is off. */
  needs: ReadinessItem[];
  /** Ms since the epoch. */
  now: number;
  busy: boolean;
  /** What the last press of the button came to. */
  failure?: string | null;
  onStart: () => void;
  /** The button was pressed while it is off. */
  onBlocked: () => void;
  onRecording: () => void;
}

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** The webinar as an event: when it begins, what is lacking, and the button that begins it. */
export function StartPanel(props: StartPanelProps) {
  const t = useMessages(messages);
  const id = useId();
  const status = props.webinar?.status ?? 'scheduled';
  return (
    <S.Root aria-labelledby={id}>
      <S.Head>
        <S.Title id={id}>{t.title}</S.Title>
        <When {...props} />
      </S.Head>
      {status === 'scheduled' ? <Ahead {...props} /> : <Gone {...props} />}
    </S.Root>
  );
}

function When({ webinar, now }: StartPanelProps): ReactNode {
  const t = useMessages(messages);
  const language = useLanguage();
  if (webinar === null) return null;
  const start = Date.parse(webinar.startsAt);
  const end = start + webinar.durationMin * 60_000;
  const span = (ms: number) => spanWords(ms, language);
  if (webinar.status === 'live' && end > now) return <S.When>{t.onAir(span(end - now))}</S.When>;
  if (webinar.status !== 'scheduled') return null;
  return <S.When>{start > now ? t.until(span(start - now)) : t.late(span(now - start))}</S.When>;
}

/** It is still to come. */
function Ahead({ webinar, needs, now, busy, failure = null, onStart, onBlocked }: StartPanelProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const list = useId();
  const [asking, setAsking] = useState(false);
  const safe = useRef<HTMLButtonElement>(null);
  const ready = webinar !== null && needs.every(({ done }) => done);
  const away = webinar === null ? 0 : Date.parse(webinar.startsAt) - now;
  const near = ready && Math.abs(away) <= freely;

  const press = () => {
    if (!ready) onBlocked();
    else if (near) onStart();
    else setAsking(true);
  };

  const ask = (startsAt: string, timeZone: string) => {
    const when = `${formatMoment(startsAt, timeZone, language)} (${zoneLabel(timeZone, Date.parse(startsAt), language)})`;
    return (away > 0 ? t.askEarly : t.askLate)(when, spanWords(Math.abs(away), language));
  };

  return (
    <>
      <S.Start
        variant={near ? 'primary' : 'secondary'}
        icon={<Radio {...icon} />}
        busy={busy}
        busyText={t.starting}
        onClick={press}
        aria-describedby={ready ? undefined : list}
        $off={!ready && !busy}
      >
        {t.start}
      </S.Start>
      {failure !== null && <Failure>{failure}</Failure>}
      <Readiness id={list} items={needs} label={t.needs} heading="hidden" />
      {ready && <S.Note>{t.notified(webinar.attendeesCount)}</S.Note>}
      {asking && webinar !== null && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={t.askTitle}
          width={440}
          initialFocusRef={safe}
          footer={
            <>
              <Button ref={safe} onClick={() => setAsking(false)}>
                {t.notNow}
              </Button>
              <Button
                variant="primary"
                onClick={() => {
                  setAsking(false);
                  onStart();
                }}
              >
                {t.start}
              </Button>
            </>
          }
        >
          <S.Ask>
            <p>{ask(webinar.startsAt, webinar.timezone)}</p>
            <p>{t.notified(webinar.attendeesCount)}.</p>
          </S.Ask>
        </Dialog>
      )}
    </>
  );
}

/** It is on air, over, or was never held. */
function Gone({ webinar, onRecording }: StartPanelProps): ReactNode {
  const t = useMessages(messages);
  if (webinar === null) return null;
  const { status, link, cancelReason, recordingStreamId } = webinar;
  switch (status) {
    case 'live':
      return (
        <>
          <S.Words>{t.onAirText}</S.Words>
          {link && (
            <ButtonLink
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              icon={<ExternalLink {...icon} />}
            >
              {t.open}
            </ButtonLink>
          )}
        </>
      );
    case 'ended':
      return (
        <S.Words>
          {t.ended}{' '}
          {!recordingStreamId && (
            <TextLink as="button" type="button" onClick={onRecording}>
              {t.addRecording}
            </TextLink>
          )}
        </S.Words>
      );
    case 'cancelled':
      return (
        <>
          <S.Words>{t.cancelled}</S.Words>
          {cancelReason && <S.Words>{t.reason(cancelReason)}</S.Words>}
        </>
      );
    default:
      return <S.Words>{status === 'expired' ? t.expired : t.unknown}</S.Words>;
  }
}
