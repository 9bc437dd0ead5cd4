import { Clock } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { webinarLength } from '#domain/webinar/schema.ts';
import { freeStarts, offersFrom, type Period } from '#domain/webinar/slots.ts';
import { shortWeekday } from '#components/data/planning/dayWords.ts';
import { Popover } from '#components/feedback/Popover/Popover.tsx';
import { DurationField } from '#components/forms/DurationField/DurationField.tsx';
import { Switch } from '#components/forms/Switch/Switch.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { now } from '#lib/time/clock.ts';
import { formatMoment } from '#lib/time/dates.ts';
import { usePhone } from '#lib/hook/useWidth.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { wallTime } from '#lib/time/moments.ts';
import { zoneLabel } from '#lib/time/zoneNames.ts';
import { media } from '#theme/media.ts';
import { bareButton, tabular } from '#theme/mixins.ts';
import { color, control, radius, space, type } from '#theme/tokens.ts';
import { messages } from './messages.ts';

interface FreeTimeProps {
  /** The author's time that is taken. */
  busy: readonly Period[];
  /** How far the plans are known, ms. */
  until: number;
  timeZone: string;
  /** Gets the start, ms, and the length, minutes, that were chosen. */
  onPlan: (start: number, minutes: number) => void;
}

const daytime = { from: 9 * 60, to: 22 * 60 };
const clock = <Clock size={16} strokeWidth={1.5} aria-hidden />;

/** How many are offered, and how far apart at least: the next quarter of an hour says nothing new. */
const most = 5;

/** The next free starts, each at least as far from the one before as the webinar is long. */
function offers(query: Parameters<typeof freeStarts>[0]): number[] {
  const found: number[] = [];
  let { from } = query;
  while (found.length < most) {
    const [start] = freeStarts({ ...query, from }, 1);
    if (start === undefined) break;
    found.push(start);
    from = start + query.durationMin * 60_000;
  }
  return found;
}

/** «Ближайшее свободное время»: the next starts at which a webinar of a length may be planned. */
export function FreeTime({ busy, until, timeZone, onPlan }: FreeTimeProps) {
  const t = useMessages(messages);
  const phone = usePhone();
  return (
    <Popover
      label={t.title}
      title={t.title}
      align="end"
      width={336}
      renderTrigger={(trigger) =>
        phone ? (
          <IconButton {...trigger} size="large" label={t.button} icon={clock} />
        ) : (
          <Button {...trigger} variant="quiet" icon={clock}>
            {t.button}
          </Button>
        )
      }
    >
      {(close) => (
        <Search
          busy={busy}
          until={until}
          timeZone={timeZone}
          onPlan={(start, minutes) => {
            close();
            onPlan(start, minutes);
          }}
        />
      )}
    </Popover>
  );
}

function Search({ busy, until, timeZone, onPlan }: FreeTimeProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const [minutes, setMinutes] = useState(60);
  const [byDay, setByDay] = useState(true);
  const valid =
    minutes >= webinarLength.min && minutes <= webinarLength.max && minutes % webinarLength.step === 0;
  const from = offersFrom(now());
  const found = valid
    ? offers({ busy, from, until, durationMin: minutes, timeZone, ...(byDay && { hours: daytime }) })
    : [];
  return (
    <Root>
      <DurationField
        label={t.length}
        value={minutes}
        options={[30, 45, 60, 75, 90, 120, 180]}
        onChange={(next) => setMinutes(next ?? 60)}
      />
      <Switch
        label={t.daytime}
        hint={t.daytimeHint(zoneLabel(timeZone, from, language))}
        checked={byDay}
        onChange={setByDay}
      />
      {found.length === 0 ? (
        <Note role="status">{t.none}</Note>
      ) : (
        <List>
          {found.map((start) => {
            const iso = new Date(start).toISOString();
            const when = formatMoment(iso, timeZone, language);
            return (
              <li key={start}>
                <Slot type="button" onClick={() => onPlan(start, minutes)}>
                  <span>
                    <VisuallyHidden>{t.plan} </VisuallyHidden>
                    {when}
                  </span>{' '}
                  <Weekday>{shortWeekday(wallTime(iso, timeZone).day, language)}</Weekday>
                </Slot>
              </li>
            );
          })}
        </List>
      )}
      <Note>{t.note}</Note>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space[4]};
`;

const List = styled.ul`
  margin: 0 -${space[2]};
`;

const Slot = styled.button`
  ${bareButton}
  ${tabular}
  display: flex;
  justify-content: space-between;
  align-items: center;
  width: 100%;
  min-height: ${control.regular};
  padding: 0 ${space[2]};
  border-radius: ${radius.control};
  ${type.body}
  color: ${color.accentText};

  ${media.hover} {
    &:hover {
      background: ${color.hover};
    }
  }

  ${media.phone} {
    min-height: ${control.large};
  }
`;

const Weekday = styled.span`
  color: ${color.ink2};
`;

const Note = styled.p`
  ${type.caption}
  color: ${color.ink3};
`;
