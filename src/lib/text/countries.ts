import type { Language } from '../i18n/catalogue.ts';

/** A country by its ISO alpha-2 code, with its name in a language. */
interface CountryName {
  code: string;
  name: string;
}

/** ISO alpha-2 codes of countries, for screens without a session: the platform lists its own only to authors. */
const codes =
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV ' +
  'CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR ' +
  'IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV ' +
  'MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PR PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO ' +
  'SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW';

/** The name of a country by its code; the code itself if this browser does not know it. */
export function countryName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** All countries, sorted by name. */
export function countryNames(language: Language): CountryName[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return codes
    .split(' ')
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
}

/** What browsers tell of a region, under its current or former name. */
interface RegionZones {
  getTimeZones?: () => string[] | undefined;
  timeZones?: string[] | undefined;
}

/** The country of a time zone; null if it has none, or the browser cannot tell. */
export function countryOfZone(timeZone: string): string | null {
  const isIn = (code: string) => {
    const region: RegionZones = new Intl.Locale(`und-${code}`) as RegionZones;
    return (region.getTimeZones?.() ?? region.timeZones ?? []).includes(timeZone);
  };
  return codes.split(' ').find(isIn) ?? null;
}
