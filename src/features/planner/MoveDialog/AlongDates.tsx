import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import type { AlongDate } from '#atoms/planner/moves.ts';
import { FieldNote } from '#components/forms/Field/FieldNote.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { now } from '#lib/time/clock.ts';
import { formatDateTime } from '#lib/time/formatDateTime.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { media } from '#theme/media.ts';
import { tabular } from '#theme/mixins.ts';
import { color, space, type, weight } from '#theme/tokens.ts';
import { messages } from './messages.ts';

interface AlongDatesProps {
  dates: readonly AlongDate[];
  /** The zone whose clock they are told by, IANA. */
  timeZone: string;
}

/** The dates that move along with a start: what each was and what it becomes, and where that closes the enrolment. */
export function AlongDates({ dates, timeZone }: AlongDatesProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const id = useId();
  if (dates.length === 0) return null;
  const when = (iso: string) => formatDateTime(iso, timeZone, language);
  const closed = dates.some(
    ({ field, to }) => (field === 'registrationUntil' || field === 'enrollTo') && Date.parse(to) <= now(),
  );
  return (
    <Root role="group" aria-labelledby={id}>
      <Title id={id}>{t.along}</Title>
      <Dates>
        {dates.map(({ field, from, to }) => (
          <Line key={field}>
            <dt>{t[field]}</dt>
            <dd>
              <VisuallyHidden>{t.fromTo(when(from), when(to))}</VisuallyHidden>
              <span aria-hidden>{when(from)}</span>
              <ArrowRight size={14} strokeWidth={1.5} aria-hidden />
              <New aria-hidden>{when(to)}</New>
            </dd>
          </Line>
        ))}
      </Dates>
      {closed && (
        <FieldNote id={`${id}-closed`} invalid>
          <span role="alert">{t.closed}</span>
        </FieldNote>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space[2]};
`;

const Title = styled.p`
  ${type.caption}
  color: ${color.ink2};
`;

const Dates = styled.dl`
  display: grid;
  gap: ${space[1]};
  ${type.body}
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 168px minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};

  dt {
    color: ${color.ink2};
  }

  dd {
    ${tabular}
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[2]};
    margin: 0;
    color: ${color.ink2};
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const New = styled.span`
  color: ${color.ink};
  font-weight: ${weight.strong};
`;
