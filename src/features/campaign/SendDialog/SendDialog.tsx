import { useRef } from 'react';
import styled from 'styled-components';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { Notice } from '#components/layout/Notice/Notice.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { formatMoment } from '#lib/time/dates.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { zoneLabel } from '#lib/time/zoneNames.ts';
import { color, radius, space, type, weight } from '#theme/tokens.ts';
import { messages } from './messages.ts';

interface SendDialogProps {
  /** How many get it. */
  count: number;
  /** Who they are: «Спящие». */
  target: string;
  /** What it leads to; null opens the app. */
  publication: string | null;
  /** When it goes out, ISO; null goes at once. */
  sendAt: string | null;
  /** The author's zone, IANA. */
  timeZone: string;
  /** The title of the push. */
  title: string;
  /** Its text. */
  body: string;
  /** How many went to these people within the week of this one; below two nothing is said. */
  crowd: number;
  /** It is being sent. */
  busy: boolean;
  /** It is to go out. */
  onSend: () => void;
  /** «Вернуться», Esc or the cross: nothing goes out. */
  onClose: () => void;
}

/** Asks before a campaign goes out, and names how many get it. The focus starts on the safe button. */
export function SendDialog(props: SendDialogProps) {
  const { count, target, publication, sendAt, timeZone, title, body, crowd, busy, onSend, onClose } = props;
  const t = useMessages(messages);
  const language = useLanguage();
  const safe = useRef<HTMLButtonElement>(null);
  const moment = sendAt === null ? null : formatMoment(sendAt, timeZone, language);
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={!busy}
      initialFocusRef={safe}
      title={moment === null ? t.askNow(count) : t.askLater(count)}
      footer={
        <>
          <Button ref={safe} disabled={busy} onClick={onClose}>
            {t.back}
          </Button>
          <Button
            variant="primary"
            busy={busy}
            busyText={moment === null ? t.sending : t.planning}
            onClick={onSend}
          >
            {moment === null ? t.send(count) : t.plan(moment)}
          </Button>
        </>
      }
    >
      <Root>
        {crowd >= 2 && <Notice title={t.crowdTitle}>{t.crowd(crowd + 1)}</Notice>}
        <Push>
          <strong>{title}</strong>
          <p>{body}</p>
        </Push>
        <Facts>
          <dt>{t.to}</dt>
          <dd>{target}</dd>
          <dt>{t.when}</dt>
          <dd>
            {moment === null
              ? t.now
              : `${moment} (${zoneLabel(timeZone, Date.parse(sendAt ?? ''), language)})`}
          </dd>
          <dt>{t.leads}</dt>
          <dd>{publication === null ? t.app : `«${publication}»`}</dd>
        </Facts>
        <Final>{moment === null ? t.final : t.finalLater}</Final>
      </Root>
    </Dialog>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space[5]};
  ${type.body}
`;

const Push = styled.div`
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.media};
  background: ${color.fill};
  overflow-wrap: anywhere;

  > strong {
    font-weight: ${weight.strong};
  }

  > p {
    white-space: pre-line;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]} ${space[4]};

  > dt {
    color: ${color.ink2};
  }

  > dd {
    overflow-wrap: anywhere;
  }
`;

const Final = styled.p`
  ${type.caption}
  color: ${color.ink2};
  text-wrap: pretty;
`;
