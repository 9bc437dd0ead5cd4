import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { ComboField } from '#components/forms/Combobox/ComboField.tsx';
import type { SettledBy } from '#components/forms/Combobox/comboProps.ts';
import type { ComboOption } from '#components/forms/Combobox/options.ts';
import type { FieldSize } from '#components/forms/Field/Field.styles.ts';
import type { FieldFrame } from '#components/forms/Field/fieldParts.ts';
import { now } from '#lib/time/clock.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { isZone, wallTime } from '#lib/time/moments.ts';
import { findByKeys } from '#lib/text/otherLayout.ts';
import { commonZones, findZones, zoneLabel } from '#lib/time/zoneNames.ts';
import { messages } from './messages.ts';

interface TimeZoneFieldProps extends FieldFrame {
  /** An IANA zone; `null` while there is none. */
  value: string | null;
  /** Gets the zone that is chosen, an IANA name. */
  onChange: (timeZone: string) => void;
  /** The author's own zone and those used lately, in the order in which they are offered. */
  recent?: readonly string[];
  /** The moment whose offsets are shown, ISO: summer and winter differ. Now by default. */
  at?: string | undefined;
  /** What may be typed, while nothing is. */
  placeholder?: string;
  /** It cannot be changed now. */
  disabled?: boolean;
  /** 36 or 44 px high. */
  size?: Exclude<FieldSize, 'compact'>;
}

/** How many zones a search shows: each asks the browser for its offset. */
const MOST = 30;

/** A time zone by its city: found by large cities, countries and offsets («+3»), the author's own first. */
export function TimeZoneField({ value, onChange, recent = [], at, error, ...rest }: TimeZoneFieldProps) {
  const text = useMessages(messages);
  const language = useLanguage();
  const [query, setQuery] = useState<string | null>(null);
  const [met, setMet] = useState(false);
  const moment = at === undefined ? now() : Date.parse(at);
  const unknown = value !== null && !isZone(value);

  const row = (timeZone: string): ComboOption => ({
    id: timeZone,
    label: zoneLabel(timeZone, moment, language),
    note: wallTime(new Date(moment).toISOString(), timeZone).time,
  });

  const own = [...new Set(value === null ? recent : [...recent, value])].filter(isZone);
  const typed = (query ?? '').trim();
  const found = typed === '' ? [] : findByKeys(typed, (text) => findZones(text, moment, language));
  const sections = !met
    ? []
    : typed !== ''
      ? [{ title: '', options: found.slice(0, MOST).map(row) }]
      : [
          { title: text.own, options: own.map(row) },
          {
            title: text.common,
            options: commonZones(language)
              .filter((zone) => !own.includes(zone))
              .map(row),
          },
        ].filter(({ options }) => options.length > 0);

  function settle(_: string, by: SettledBy) {
    const [best] = found;
    if (best !== undefined && (by === 'enter' || found.length === 1)) onChange(best);
    if (by === 'leaving' || best !== undefined || typed === '') setQuery(null);
  }

  const remark =
    typed === '' ? text.search : found.length > MOST ? text.more(found.length - MOST) : undefined;
  return (
    <ComboField
      {...rest}
      error={error || (unknown ? text.unknown(value) : undefined)}
      value={value}
      text={value === null ? '' : unknown ? value : zoneLabel(value, moment, language)}
      onChange={onChange}
      query={query}
      onQuery={setQuery}
      onSettle={settle}
      sections={sections}
      state="ready"
      onRetry={() => {}}
      nothing={text.nothing}
      remark={remark}
      icon={<ChevronDown size={16} strokeWidth={1.5} aria-hidden />}
      onFocus={() => setMet(true)}
    />
  );
}
