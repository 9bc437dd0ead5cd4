import { CalendarClock } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatDateTime } from '#lib/time/formatDateTime.ts';
import { color, radius, space, type, weight } from '#theme/tokens.ts';
import { messages } from './messages.ts';
import type { Shift } from './useDates.ts';

const minutesOfDay = 24 * 60;

/** Offers to move the other dates as far as the start was moved, and says where they would come to. */
export function ShiftOffer({ minutes, to, timeZone, onShift, onKeep }: Shift) {
  const t = useMessages(messages);
  const language = useLanguage();
  const length = Math.abs(minutes);
  const way = length % minutesOfDay === 0 ? t.days(length / minutesOfDay) : t.hours(length);
  const at = (iso: string | null | undefined) => iso && formatDateTime(iso, timeZone, language);
  const lines = [
    to.enrollFrom && t.wouldEnrol(at(to.enrollFrom) ?? ''),
    to.enrollTo && t.wouldClose(at(to.enrollTo) ?? ''),
    to.endsAt && t.wouldEnd(at(to.endsAt) ?? ''),
  ].filter((line) => typeof line === 'string');
  return (
    <Root role="group" aria-label={t.shiftLabel}>
      <CalendarClock size={16} strokeWidth={1.5} aria-hidden />
      <Words>
        <strong role="status">{minutes > 0 ? t.later(way) : t.earlier(way)}</strong>
        <span>{lines.join(' · ')}</span>
      </Words>
      <Actions>
        <Button size="small" variant="quiet" onClick={onKeep}>
          {t.keep}
        </Button>
        <Button size="small" onClick={onShift}>
          {t.shiftAll}
        </Button>
      </Actions>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[2]} ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.media};
  background: ${color.dawnTint};
  color: ${color.dawnText};

  > svg {
    margin-top: 2px;
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 260px;
  gap: 2px;
  min-width: 0;
  ${type.caption}

  strong {
    ${type.body}
    font-weight: ${weight.strong};
  }
`;

const Actions = styled.div`
  display: flex;
  gap: ${space[2]};
  margin-left: auto;
`;
