import type { ConsultationRequest } from '#domain/consultation-request/schema.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { isZone, timeOf, minutesOf, wallTime } from '#lib/time/moments.ts';
import { useNow } from '#lib/time/useNow.ts';
import { zoneLabel } from '#lib/time/zoneNames.ts';
import { dateText, endOf, isSameTime, nearDay, otherDay } from '../times.ts';
import { useZone } from '../useZone.ts';
import { messages } from './messages.ts';
import * as S from './ConsultationRequestPanel.styles.ts';

const hourMs = 60 * 60_000;

/** Fewest hours on the ruler. */
const leastHours = 5;

/** The meeting by the author's clock and by the client's, side by side, and both on one ruler. */
export function TwoClocks({ request }: { request: ConsultationRequest }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const zone = useZone();
  const now = useNow(60_000);
  const { clientTimezone } = request;
  const known = Boolean(clientTimezone) && isZone(clientTimezone ?? '');
  const today = wallTime(new Date(now).toISOString(), zone).day;
  const near = nearDay(wallTime(request.requestedAt, zone).day, today, language);
  const same = known && isSameTime(request, zone);
  return (
    <div>
      <S.Clocks>
        <Clock caption={near === null ? t.yours : t.yoursOn(near)} request={request} timeZone={zone} />
        {known && (
          <Clock
            caption={[t.theirs, same ? t.same : otherDay(request, zone, language)].filter(Boolean).join(', ')}
            request={request}
            timeZone={clientTimezone ?? zone}
          />
        )}
      </S.Clocks>
      {!known && <S.Zone>{t.unknownZone}</S.Zone>}
      <Ruler request={request} zone={zone} other={known && !same ? (clientTimezone ?? null) : null} />
    </div>
  );
}

interface ClockProps {
  caption: string;
  request: ConsultationRequest;
  timeZone: string;
}

function Clock({ caption, request, timeZone }: ClockProps) {
  const language = useLanguage();
  const now = useNow(60_000);
  const from = wallTime(request.requestedAt, timeZone);
  const to = wallTime(endOf(request), timeZone);
  const today = wallTime(new Date(now).toISOString(), timeZone).day;
  const zone = zoneLabel(timeZone, Date.parse(request.requestedAt), language);
  return (
    <div>
      <S.Caption>{caption}</S.Caption>
      <S.Hours>{`${from.time}–${to.time}`}</S.Hours>
      <S.Zone>{`${dateText(from.day, today, language)}, ${zone}`}</S.Zone>
    </div>
  );
}

interface RulerProps {
  request: ConsultationRequest;
  zone: string;
  /** The client's zone where its clock shows another time; null otherwise. */
  other: string | null;
}

/** The hours around the meeting by both clocks, with the meeting as a bar. The words above say the same. */
function Ruler({ request, zone, other }: RulerProps) {
  const t = useMessages(messages);
  const start = Date.parse(request.requestedAt);
  const end = Date.parse(endOf(request));
  // Whole hours by the author's clock: an hour before, and as many as the meeting needs.
  const past = (minutesOf(wallTime(request.requestedAt, zone).time) % 60) * 60_000;
  const first = start - past - hourMs;
  const count = Math.max(leastHours, Math.ceil((end - first) / hourMs) + 1);
  const hours = Array.from({ length: count }, (_, at) => first + at * hourMs);
  const share = (ms: number) => `${((ms - first) / (count * hourMs)) * 100}%`;
  const row = (timeZone: string) => (
    <S.RulerHours>
      {hours.map((at) => {
        const { time } = wallTime(new Date(at).toISOString(), timeZone);
        const whole = minutesOf(time) % 60 === 0;
        return (
          <span key={at} data-now={at + hourMs > start && at < end ? true : undefined}>
            {whole ? String(Number(time.slice(0, 2))) : timeOf(minutesOf(time))}
          </span>
        );
      })}
    </S.RulerHours>
  );
  return (
    <S.Ruler role="img" aria-label={t.hours}>
      {row(zone)}
      <S.Track>
        <S.Bar style={{ left: share(start), right: `calc(100% - ${share(end)})` }} />
      </S.Track>
      {other !== null && row(other)}
    </S.Ruler>
  );
}
