import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { SoldRow } from '#atoms/publications/sold.ts';
import type { ContentTold } from '#atoms/publications/told.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { formatMoment } from '#lib/dates.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { groupDigits } from '#lib/numbers.ts';
import { color, radius, space } from '#theme/tokens.ts';
import { kindName } from '../words.ts';
import { messages } from './messages.ts';

type Texts = (typeof messages)['ru'];

const formats = ['video', 'phone', 'chat', 'office'] as const;

/** «18 мин», «8 модулей · 42 лекции», «сегодня, 19:00 · 126 из 200». */
function factsOf(t: Texts, content: ContentTold, moment: (iso: string) => string): string[] {
  switch (content.kind) {
    case 'media':
      return content.durationSec ? [t.minutes(Math.max(1, Math.round(content.durationSec / 60)))] : [];
    case 'program':
      return [t.modules(content.modules), t.lectures(content.lectures)];
    case 'event': {
      const { startsAt, taken, seats } = content;
      return [moment(startsAt), ...(seats === null ? [] : [t.seats(groupDigits(taken), groupDigits(seats))])];
    }
    case 'meeting': {
      const format = formats.find((known) => known === content.format);
      return [t.minutes(content.durationMin), ...(format === undefined ? [] : [t[format]])];
    }
  }
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What a publication sells, in a line: the kind, and what is known of its content. */
export function ContentLine({ row: { publication, content } }: { row: SoldRow }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const zone = useAtomValue(authorAtom)?.timezone;
  const moment = (iso: string) => lower(formatMoment(iso, zone, language));
  const facts = content === undefined ? [] : factsOf(t, content, moment);
  const seats = content?.kind === 'event' && content.seats ? content : null;
  return (
    <>
      {[kindName(publication.contentType, language), ...facts].join(' · ')}
      {seats !== null && (
        <Seats aria-hidden>
          <i style={{ width: `${Math.min(100, (seats.taken / (seats.seats ?? 1)) * 100)}%` }} />
        </Seats>
      )}
    </>
  );
}

/** How many of the seats are taken: a short bar at the end of the line. */
const Seats = styled.span`
  display: inline-block;
  width: 32px;
  height: 4px;
  margin-left: ${space[2]};
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.line2};
  vertical-align: 2px;

  > i {
    display: block;
    height: 100%;
    background: ${color.accent};
  }
`;
