import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { PlannerItem } from '#atoms/planner/items.ts';
import { isMovable } from '#atoms/planner/moves.ts';
import type { PlanEvent } from '#components/data/planning/events.ts';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { DetailsPanel } from '#components/layout/DetailsPanel/DetailsPanel.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { ButtonLink } from '#components/primitives/ButtonLink/ButtonLink.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { now } from '#lib/time/clock.ts';
import { formatMoment, formatTime } from '#lib/time/dates.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatLength } from '#lib/time/duration.ts';
import { zoneLabel } from '#lib/time/zoneNames.ts';
import { color, space, type, weight } from '#theme/tokens.ts';
import { routeOf, statusOf } from '#features/kits/record/PlanEvents/facts.ts';
import { messages } from './messages.ts';

interface EventPanelProps {
  /** What is told of, and the words that the calendar has for it; null closes the panel. */
  shown: { item: PlannerItem; event: PlanEvent } | null;
  /** The zones whose clocks are told, the author's first. */
  timeZones: readonly string[];
  onClose: () => void;
  /** To the event before, and after. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  onMove: (item: PlannerItem) => void;
}

interface Fact {
  name: string;
  value: ReactNode;
}

/** An event of the planner beside it: when it is by each clock, how it stands, and the way to its own screen. */
export function EventPanel({ shown, timeZones, onClose, onPrevious, onNext, onMove }: EventPanelProps) {
  const t = useMessages(messages);
  if (shown === null) return null;
  const { item, event } = shown;
  const route = routeOf(item);
  return (
    <DetailsPanel
      open
      onClose={onClose}
      onPrevious={onPrevious}
      onNext={onNext}
      label={event.title}
      title={<StatusOf {...statusOf(item)} />}
      footer={
        <>
          {route !== null && (
            <ButtonLink as={RouterLink} href={route} size="large">
              {item.type === 'request' ? t.openRequests : t.open}
            </ButtonLink>
          )}
          {isMovable(item, now()) && (
            <Button
              size="large"
              icon={<CalendarClock size={16} strokeWidth={1.5} aria-hidden />}
              onClick={() => onMove(item)}
            >
              {t.move}
            </Button>
          )}
        </>
      }
    >
      <Name>{event.title}</Name>
      {event.problem !== undefined && (
        <Problem>
          <Glyph name="attention" size={16} />
          {event.problem}
        </Problem>
      )}
      <Facts item={item} timeZones={timeZones} />
    </DetailsPanel>
  );
}

/** The way to where a webinar is held. */
function Broadcast({ link }: { link: string | null | undefined }) {
  const t = useMessages(messages);
  if (!link) return t.noLink;
  return (
    <TextLink href={link} target="_blank" rel="noreferrer">
      {t.openLink}
    </TextLink>
  );
}

function Facts({ item, timeZones }: { item: PlannerItem; timeZones: readonly string[] }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const iso = (ms: number) => new Date(ms).toISOString();

  const timeIn = (timeZone: string) =>
    `${formatMoment(iso(item.start), timeZone, language)}–${formatTime(iso(item.end), timeZone, language)} (${zoneLabel(timeZone, item.start, language)})`;
  const dayIn = (ms: number) => formatMoment(iso(ms), timeZones[0], language);
  const times: Fact[] = timeZones.map((timeZone) => ({ name: t.time, value: timeIn(timeZone) }));
  const length: Fact = { name: t.length, value: formatLength((item.end - item.start) / 60_000, language) };

  const facts = (): Fact[] => {
    switch (item.type) {
      case 'webinar': {
        const { attendeesCount, capacity, link, cancelReason } = item.entity;
        return [
          ...times,
          length,
          {
            name: t.seats,
            value: capacity ? t.seatsOf(attendeesCount, capacity) : attendeesCount,
          },
          ...(item.cancelled ? [] : [{ name: t.link, value: <Broadcast link={link} /> }]),
          ...(cancelReason ? [{ name: t.reason, value: cancelReason }] : []),
        ];
      }
      case 'marathon':
      case 'enrolment': {
        const { startsAt, endsAt, enrollTo, seatCount, seatsTaken, cancelReason } = item.entity;
        const end = endsAt ? ` – ${dayIn(Date.parse(endsAt))}` : '';
        return [
          { name: t.dates, value: `${dayIn(Date.parse(startsAt))}${end}` },
          ...(enrollTo ? [{ name: t.enrolment, value: t.until(dayIn(Date.parse(enrollTo))) }] : []),
          { name: t.seats, value: seatCount ? t.seatsOf(seatsTaken, seatCount) : seatsTaken },
          ...(cancelReason ? [{ name: t.reason, value: cancelReason }] : []),
        ];
      }
      case 'request': {
        const { consultationName, clientTimezone } = item.entity;
        return [
          { name: t.consultation, value: consultationName },
          ...times,
          ...(clientTimezone && !timeZones.includes(clientTimezone)
            ? [{ name: t.clientTime, value: timeIn(clientTimezone) }]
            : []),
          length,
        ];
      }
      case 'publication': {
        const { publishedAt, submittedAt, moderatorComment } = item.entity;
        return [
          ...(submittedAt ? [{ name: t.submitted, value: dayIn(Date.parse(submittedAt)) }] : []),
          ...(publishedAt ? [{ name: t.published, value: dayIn(Date.parse(publishedAt)) }] : []),
          ...(moderatorComment ? [{ name: t.remark, value: moderatorComment }] : []),
        ];
      }
    }
  };

  return (
    <List>
      {facts().map(({ name, value }, index) => (
        <div key={`${name} ${index}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const Name = styled.h2`
  ${type.title4}
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`;

const Problem = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-top: ${space[2]};
  ${type.body}
  color: ${color.dawnText};
`;

const List = styled.dl`
  display: grid;
  gap: ${space[3]};
  margin: ${space[5]} 0 0;
  ${type.body}

  dt {
    ${type.caption}
    color: ${color.ink3};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
