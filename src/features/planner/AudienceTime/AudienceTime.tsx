import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { audienceListAtom } from '#atoms/audience/audience.ts';
import { titleDay } from '#components/data/planning/dayWords.ts';
import { Block } from '#components/feedback/Block/Block.tsx';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { SkeletonText } from '#components/feedback/Skeleton/Skeleton.tsx';
import { SliderField } from '#components/forms/SliderField/SliderField.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { countryNames } from '#lib/text/countries.ts';
import { formatTime } from '#lib/time/dates.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { instantsOf, timeOf } from '#lib/time/moments.ts';
import { zoneLabel } from '#lib/time/zoneNames.ts';
import * as S from './AudienceTime.styles.ts';
import { awakeIn, awakeShare, countByCountry, zonesOf, type CountryCount } from './awake.ts';
import { messages } from './messages.ts';

interface AudienceTimeProps {
  /** The day whose hours are asked for: clocks change. `YYYY-MM-DD`. */
  day: string;
  timeZone: string;
  onClose: () => void;
}

/** The audience's countries are estimated from the most recently active clients that can be read; how many pages of them are asked for. */
const params = { sort: '-lastActivityAt', limit: 100, partly: true };
const mostPages = 5;
/** Countries that are told one by one. */
const mostCountries = 8;

/** «Время аудитории»: what share of the clients is awake at an hour, as an estimate from their countries. */
export function AudienceTime({ day, timeZone, onClose }: AudienceTimeProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const clients = useAtomValue(audienceListAtom(params));
  const { hasMore, loadingMore, moreFailed, pages, loadMore } = clients;
  const readOn = hasMore && !loadingMore && !moreFailed && pages.length < mostPages;
  useEffect(() => {
    if (readOn) loadMore();
  });

  const counts = countByCountry(clients.items);
  const content = () => {
    if (clients.status === 'loading')
      return (
        <div aria-busy="true">
          <SkeletonText lines={6} />
        </div>
      );
    if (clients.status === 'failed')
      return (
        <Block tone="bad" title={t.failed} action={<Button onClick={clients.retry}>{t.retry}</Button>} />
      );
    if (counts.length === 0) return <Block title={t.empty}>{t.emptyText}</Block>;
    return (
      <Estimate
        counts={counts}
        day={day}
        timeZone={timeZone}
        basis={t.basis(clients.items.length, clients.count)}
      />
    );
  };
  return (
    <Dialog open onClose={onClose} title={t.title} description={titleDay(day, language)} width={560}>
      {content()}
    </Dialog>
  );
}

interface EstimateProps {
  counts: readonly CountryCount[];
  day: string;
  timeZone: string;
  /** Whom the estimate is made from. */
  basis: string;
}

function Estimate({ counts, day, timeZone, basis }: EstimateProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const [minutes, setMinutes] = useState(19 * 60);
  const instant = (at: number) => {
    const found = instantsOf({ day, time: timeOf(at) }, timeZone);
    return Date.parse(found.kind === 'twice' ? found.first : found.at);
  };
  const percent = (at: number) => Math.round((awakeShare(counts, instant(at)) ?? 0) * 100);
  const at = instant(minutes);
  const hours = Array.from({ length: 24 }, (_, hour) => hour * 60);

  return (
    <S.Root>
      <S.Figure role="status">
        <strong>{t.awake(percent(minutes))}</strong> {t.awakeLabel}
      </S.Figure>
      <div>
        <S.Hours role="group" aria-label={t.hours}>
          {hours.map((hour) => (
            <S.Hour
              key={hour}
              type="button"
              tabIndex={-1}
              aria-label={t.atHour(timeOf(hour), percent(hour))}
              aria-pressed={Math.floor(minutes / 60) * 60 === hour}
              onClick={() => setMinutes(hour)}
            >
              <span style={{ height: `${percent(hour)}%` }} />
            </S.Hour>
          ))}
        </S.Hours>
        <S.Axis aria-hidden>
          {[0, 6, 12, 18, 24].map((hour) => (
            <span key={hour}>{hour === 24 ? '24:00' : timeOf(hour * 60)}</span>
          ))}
        </S.Axis>
      </div>
      <SliderField
        label={t.hour}
        hint={t.hourIn(zoneLabel(timeZone, at, language))}
        value={minutes}
        min={0}
        max={23.5 * 60}
        step={30}
        format={timeOf}
        onChange={setMinutes}
      />
      <Countries counts={counts} at={at} />
      <S.Note>
        {basis}. {t.how}
      </S.Note>
    </S.Root>
  );
}

/** Countries one by one: what time it is there, and how many of its people are awake. */
function Countries({ counts, at }: { counts: readonly CountryCount[]; at: number }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const names = new Map(countryNames(language).map(({ code, name }) => [code, name]));

  const clock = (country: string) => {
    const iso = new Date(at).toISOString();
    const times = [...new Set(zonesOf(country).map(({ timeZone }) => formatTime(iso, timeZone, language)))];
    const [first, last] = [times[0], times.at(-1)];
    if (first === undefined || last === undefined) return t.unknown;
    return first === last ? first : t.several(first, last);
  };

  return (
    <S.Table>
      <thead>
        <tr>
          <th>{t.country}</th>
          <th>{t.clients}</th>
          <th>{t.local}</th>
          <th>{t.share}</th>
        </tr>
      </thead>
      <tbody>
        {counts.slice(0, mostCountries).map(({ country, clients }) => {
          const share = awakeIn(country, at);
          return (
            <tr key={country}>
              <td>{names.get(country) ?? country}</td>
              <td>{clients}</td>
              <td>{clock(country)}</td>
              <td>{share === null ? t.unknown : t.awake(Math.round(share * 100))}</td>
            </tr>
          );
        })}
      </tbody>
    </S.Table>
  );
}
