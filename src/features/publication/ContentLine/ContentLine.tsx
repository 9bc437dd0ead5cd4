import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { kindName } from '#domain/kinds.ts';
import type { RowWithSales } from '#atoms/publication/rowsWithSales.ts';
import type { ContentSummary } from '#atoms/publication/contentReaders.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { formatMoment } from '#lib/time/dates.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { groupDigits } from '#lib/number/numbers.ts';
import { truncate } from '#theme/mixins.ts';
import { color, radius, space } from '#theme/tokens.ts';
import { messages } from './messages.ts';

type Texts = (typeof messages)['ru'];

const formats = ['video', 'phone', 'chat', 'office'] as const;

/** «18 мин», «8 модулей · 42 лекции», «сегодня, 19:00». */
function factsOf(t: Texts, content: ContentSummary, moment: (iso: string) => string): string[] {
  switch (content.kind) {
    case 'media':
      return content.durationSec ? [t.minutes(Math.max(1, Math.round(content.durationSec / 60)))] : [];
    case 'program':
      return [t.modules(content.modules), t.lectures(content.lectures)];
    case 'event':
      return [moment(content.startsAt)];
    case 'meeting': {
      const format = formats.find((known) => known === content.format);
      return [t.minutes(content.durationMin), ...(format === undefined ? [] : [t[format]])];
    }
  }
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What a publication sells, in a line: the kind, and what is known of its content. */
export function ContentLine({ row: { publication, content } }: { row: RowWithSales }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const zone = useAtomValue(authorAtom)?.timezone;
  const moment = (iso: string) => lower(formatMoment(iso, zone, language));
  const facts = content === undefined ? [] : factsOf(t, content, moment);
  const words = [kindName(publication.contentType, language), ...facts].join(' · ');
  if (content?.kind !== 'event' || !content.seats) return words;
  const { taken, seats } = content;
  return (
    <Line>
      <Words>{words}</Words>
      <Taken>{` · ${t.seats(groupDigits(taken), groupDigits(seats))}`}</Taken>
      <Room aria-hidden>
        <Seats>
          <i style={{ width: `${Math.min(100, (taken / seats) * 100)}%` }} />
        </Seats>
      </Room>
    </Line>
  );
}

/** Beside the icon of the kind. */
const Line = styled.span`
  display: inline-flex;
  align-items: center;
  max-width: calc(100% - 20px);
  vertical-align: top;
`;

const Words = styled.span`
  ${truncate}
`;

/** Never cut: «18 из 100» would become «18 из 10…». */
const Taken = styled.span`
  flex: none;
  white-space: pre;
`;

/** Room for the bar, or none: a bar that does not fit would wrap under it, out of sight. */
const Room = styled.span`
  display: flex;
  flex: 0 100000 40px;
  flex-wrap: wrap;
  min-width: 0;
  height: 4px;
  overflow: hidden;

  &::before {
    width: ${space[2]};
    height: 4px;
    content: '';
  }
`;

/** How many of the seats are taken: a short bar at the end of the line. */
const Seats = styled.span`
  width: 32px;
  height: 4px;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.line2};

  > i {
    display: block;
    height: 100%;
    background: ${color.accent};
  }
`;
