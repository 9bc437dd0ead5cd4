import { offsetMinutes } from '#lib/time/moments.ts';

/**
 * Where people of a country live, by time zone: shares of its people, in per cent, roughly by its regions. A country that is
 * not here lives by the zone that the browser knows it by.
 */
const shares: Record<string, Record<string, number>> = {
  RU: {
    'Europe/Kaliningrad': 1,
    'Europe/Moscow': 66,
    'Europe/Samara': 4,
    'Asia/Yekaterinburg': 15,
    'Asia/Omsk': 1,
    'Asia/Krasnoyarsk': 7,
    'Asia/Irkutsk': 2,
    'Asia/Yakutsk': 2,
    'Asia/Vladivostok': 2,
  },
  US: { 'America/New_York': 48, 'America/Chicago': 29, 'America/Denver': 7, 'America/Los_Angeles': 16 },
  CA: {
    'America/Toronto': 62,
    'America/Halifax': 7,
    'America/Winnipeg': 6,
    'America/Edmonton': 12,
    'America/Vancouver': 13,
  },
  AU: { 'Australia/Sydney': 64, 'Australia/Brisbane': 20, 'Australia/Adelaide': 7, 'Australia/Perth': 9 },
  BR: { 'America/Sao_Paulo': 93, 'America/Manaus': 7 },
  MX: { 'America/Mexico_City': 92, 'America/Tijuana': 8 },
  ID: { 'Asia/Jakarta': 81, 'Asia/Makassar': 19 },
  AM: { 'Asia/Yerevan': 100 },
  AZ: { 'Asia/Baku': 100 },
  BY: { 'Europe/Minsk': 100 },
  CY: { 'Asia/Nicosia': 100 },
  CZ: { 'Europe/Prague': 100 },
  DE: { 'Europe/Berlin': 100 },
  EE: { 'Europe/Tallinn': 100 },
  ES: { 'Europe/Madrid': 100 },
  FR: { 'Europe/Paris': 100 },
  GB: { 'Europe/London': 100 },
  GE: { 'Asia/Tbilisi': 100 },
  IL: { 'Asia/Jerusalem': 100 },
  IT: { 'Europe/Rome': 100 },
  KG: { 'Asia/Bishkek': 100 },
  KZ: { 'Asia/Almaty': 100 },
  LT: { 'Europe/Vilnius': 100 },
  LV: { 'Europe/Riga': 100 },
  MD: { 'Europe/Chisinau': 100 },
  NL: { 'Europe/Amsterdam': 100 },
  PL: { 'Europe/Warsaw': 100 },
  PT: { 'Europe/Lisbon': 100 },
  RS: { 'Europe/Belgrade': 100 },
  TH: { 'Asia/Bangkok': 100 },
  TJ: { 'Asia/Dushanbe': 100 },
  TM: { 'Asia/Ashgabat': 100 },
  TR: { 'Europe/Istanbul': 100 },
  UA: { 'Europe/Kyiv': 100 },
  UZ: { 'Asia/Tashkent': 100 },
  AE: { 'Asia/Dubai': 100 },
};

/** Hours at which people count as awake, by their own clock: from 7 up to 23. */
const awakeHours = { from: 7, to: 23 };

/** The browser's own list of a country's zones, under the name of today or of yesterday. */
interface RegionZones {
  getTimeZones?: () => string[] | undefined;
  timeZones?: string[] | undefined;
}

function knownZone(country: string): string | null {
  try {
    const region = new Intl.Locale(`und-${country}`) as RegionZones;
    return (region.getTimeZones?.() ?? region.timeZones ?? [])[0] ?? null;
  } catch {
    return null;
  }
}

/** The zones of a country with their shares of its people, 0 to 1; empty where nothing is known. */
export function zonesOf(country: string): { timeZone: string; share: number }[] {
  const told = shares[country];
  if (told !== undefined)
    return Object.entries(told).map(([timeZone, share]) => ({ timeZone, share: share / 100 }));
  const timeZone = knownZone(country);
  return timeZone === null ? [] : [{ timeZone, share: 1 }];
}

const isAwake = (timeZone: string, ms: number): boolean => {
  const minutes = (((ms / 60_000 + offsetMinutes(timeZone, ms)) % 1440) + 1440) % 1440;
  return minutes >= awakeHours.from * 60 && minutes < awakeHours.to * 60;
};

/** Of the people of a country, the share that is awake at an instant, 0 to 1; null where its clock is not known. */
export function awakeIn(country: string, ms: number): number | null {
  const zones = zonesOf(country);
  if (zones.length === 0) return null;
  return zones.reduce((sum, { timeZone, share }) => sum + (isAwake(timeZone, ms) ? share : 0), 0);
}

/** Clients by country, the most first. */
export interface CountryCount {
  country: string;
  clients: number;
}

/** How many clients there are in each country; those that tell none are left out. */
export function countByCountry(clients: readonly { country?: string | null | undefined }[]): CountryCount[] {
  const counts = new Map<string, number>();
  for (const { country } of clients) if (country) counts.set(country, (counts.get(country) ?? 0) + 1);
  return [...counts]
    .map(([country, clients]) => ({ country, clients }))
    .toSorted((one, other) => other.clients - one.clients || one.country.localeCompare(other.country));
}

/** Of clients whose country's clock is known, the share that is awake at an instant, 0 to 1; null where there are none. */
export function awakeShare(countries: readonly CountryCount[], ms: number): number | null {
  let [all, awake] = [0, 0];
  for (const { country, clients } of countries) {
    const share = awakeIn(country, ms);
    if (share === null) continue;
    all += clients;
    awake += clients * share;
  }
  return all === 0 ? null : awake / all;
}
