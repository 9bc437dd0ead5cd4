import { MessageCircle, Radio } from 'lucide-react';
import { formatTime } from '#lib/time/dates.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { now } from '#lib/time/clock.ts';
import { wallTime } from '#lib/time/moments.ts';
import { formatDay } from '#lib/time/typedTime.ts';
import { messages } from './messages.ts';
import { meeting, stripOf, type Part, type Span } from './strip.ts';
import * as S from './DayStrip.styles.ts';

/** What the author has on a day already. */
export interface Held extends Span {
  id: string;
  kind: 'webinar' | 'request';
  /** The name of the webinar, or of the client. */
  name: string;
}

interface DayStripProps {
  /** `YYYY-MM-DD` by the clock of the zone. */
  day: string;
  /** IANA. */
  timeZone: string;
  held: readonly Held[];
  /** When the webinar in the form is held. */
  wish: Span;
  /** It cannot be held then, whatever else there is: it is too soon, or past. */
  impossible?: boolean;
}

const icon = { size: 14, strokeWidth: 1.5, 'aria-hidden': true };

const place = ({ from, to }: Part) => ({ left: `${from}%`, width: `${to - from}%` });

/** The least share of the strip on which a name is read, percents. */
const readable = 8;

/** A day in one line: what is on it, and where the webinar would stand. For screen readers it is a sentence. */
export function DayStrip({ day, timeZone, held, wish, impossible = false }: DayStripProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const strip = stripOf(day, timeZone, [wish, ...held]);
  const times = ({ start, end }: Span) =>
    [start, end].map((ms) => formatTime(new Date(ms).toISOString(), timeZone, language)).join('–');
  const shown = held.flatMap((one) => {
    const part = strip.partOf(one);
    return part === null ? [] : [{ one, part }];
  });
  const met = shown.flatMap(({ one }) => {
    const both = one.kind === 'webinar' ? meeting(one, wish) : null;
    return both === null ? [] : [both];
  });
  const today = wallTime(new Date(now()).toISOString(), timeZone).day;
  const dayWords = formatDay(day, today, language);
  const words = [
    ...(shown.length === 0 ? [t.nothing] : shown.map(({ one }) => t[one.kind](one.name, times(one)))),
    t.wish(times(wish)) + (met.length > 0 ? `, ${t.meets}` : ''),
  ];
  const own = strip.partOf(wish);
  return (
    <S.Root role="img" aria-label={`${t.day(dayWords)}: ${words.join('; ')}`}>
      <S.Day>{[...dayWords.split(', ')].toReversed().join(', ')}</S.Day>
      <S.Scale>
        {strip.ticks.map(({ time, at }) => (
          <S.Tick key={time} style={{ left: `${at}%` }}>
            {time}
          </S.Tick>
        ))}
      </S.Scale>
      <S.Track>
        {strip.ticks.slice(1).map(({ time, at }) => (
          <S.Line key={time} style={{ left: `${at}%` }} />
        ))}
        {shown.map(({ one, part }) => (
          <S.Held key={one.id} $kind={one.kind} style={place(part)}>
            {one.kind === 'webinar' ? <Radio {...icon} /> : <MessageCircle {...icon} />}
            {one.kind === 'request' && part.to - part.from >= readable && <span>{one.name}</span>}
          </S.Held>
        ))}
        {met.map((both) => {
          const part = strip.partOf(both);
          return part === null ? null : <S.Clash key={both.start} style={place(part)} />;
        })}
        {own !== null && <S.Wish $wrong={impossible || met.length > 0} style={place(own)} />}
      </S.Track>
    </S.Root>
  );
}
