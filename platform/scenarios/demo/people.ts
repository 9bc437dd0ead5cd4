import { latinName } from '../names.ts';
import { seeded, type Random } from '../random.ts';
import { nameOf, type People } from './peoples.ts';

/** A person of the demo's audience, before any purchase. */
export interface Person {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  country: string;
  /** The IANA time zone. */
  timezone: string;
  pushConsent: boolean;
  /** Whether this person only uses free contents. */
  isBuyer: boolean;
  /** Whether this person came by the author's link or promo code. */
  isReferred: boolean;
}

/** How many people there are in the audience of the demo. */
const peopleCount = 900;

/** A country of the audience: its share, phone code, time zones, and the peoples whose names are common there. */
interface Land {
  share: number;
  phone: string;
  zones: Record<string, number>;
  names: Partial<Record<People, number>>;
}

const lands: Record<string, Land> = {
  RU: {
    share: 66,
    phone: '+7',
    zones: {
      'Europe/Moscow': 68,
      'Europe/Samara': 5,
      'Asia/Yekaterinburg': 10,
      'Asia/Omsk': 3,
      'Asia/Novosibirsk': 7,
      'Asia/Irkutsk': 3,
      'Asia/Vladivostok': 3,
      'Europe/Kaliningrad': 2,
    },
    names: { russian: 88, tatar: 6, armenian: 3, georgian: 1, kazakh: 2 },
  },
  KZ: { share: 9, phone: '+7', zones: { 'Asia/Almaty': 1 }, names: { kazakh: 55, russian: 40, german: 5 } },
  BY: { share: 7, phone: '+375', zones: { 'Europe/Minsk': 1 }, names: { belarusian: 60, russian: 40 } },
  AM: { share: 3, phone: '+374', zones: { 'Asia/Yerevan': 1 }, names: { armenian: 75, russian: 25 } },
  GE: { share: 3, phone: '+995', zones: { 'Asia/Tbilisi': 1 }, names: { georgian: 50, russian: 50 } },
  DE: { share: 3, phone: '+49', zones: { 'Europe/Berlin': 1 }, names: { russian: 60, german: 40 } },
  IL: { share: 3, phone: '+972', zones: { 'Asia/Jerusalem': 1 }, names: { jewish: 50, russian: 50 } },
  RS: { share: 2, phone: '+381', zones: { 'Europe/Belgrade': 1 }, names: { russian: 1 } },
  TR: { share: 2, phone: '+90', zones: { 'Europe/Istanbul': 1 }, names: { russian: 90, tatar: 10 } },
  UZ: { share: 1, phone: '+998', zones: { 'Asia/Tashkent': 1 }, names: { uzbek: 70, russian: 30 } },
  CY: { share: 1, phone: '+357', zones: { 'Asia/Nicosia': 1 }, names: { russian: 1 } },
};

const shares = Object.fromEntries(Object.entries(lands).map(([code, { share }]) => [code, share]));

/** Everyone whom the demo mentions by name elsewhere: the last part of the id, the name, the country and the time zone. */
const known = [
  ['orlova', 'Вера Орлова', 'RU', 'Asia/Yekaterinburg'],
  ['kim', 'Дарья Ким', 'RU', 'Asia/Vladivostok'],
  ['gusev', 'Лев Гусев', 'BY', 'Europe/Minsk'],
  ['titov', 'Роман Титов', 'KZ', 'Asia/Almaty'],
  ['klimova', 'Ольга Климова', 'RU', 'Asia/Novosibirsk'],
  ['belova', 'Нина Белова', 'RU', 'Europe/Moscow'],
  ['lapin', 'Игорь Лапин', 'RU', 'Europe/Moscow'],
  ['yurieva', 'Анна Юрьева', 'RU', 'Europe/Moscow'],
  ['savin', 'Пётр Савин', 'RU', 'Asia/Yekaterinburg'],
] as const;

export type KnownPerson = (typeof known)[number][0];

/** The id of a named person. */
export const knownId = (who: KnownPerson) => `client-${who}`;

const knownIds = new Set<string>(known.map(([slug]) => knownId(slug)));

/** Whether a person is named. */
export const isKnown = ({ id }: Person): boolean => knownIds.has(id);

const domains = ['example.com', 'example.org', 'example.net'];

/** Ways to make an e-mail address from a name. */
const localForms = [
  (first: string, last: string) => `${first}.${last}`,
  (first: string, last: string) => `${last}.${first}`,
  (first: string, last: string) => `${first.slice(0, 1)}.${last}`,
  (first: string, last: string) => `${last}${first.slice(0, 1)}`,
];

/** An e-mail address that nobody has: these domains are reserved for examples. */
function emailOf(name: string, random: Random, taken: Set<string>): string {
  const [first = '', last = ''] = latinName(name).split('.');
  const local = random.pick(localForms)(first, last) + (random.chance(0.3) ? random.int(70, 99) : '');
  const domain = random.pick(domains);
  let email = `${local}@${domain}`;
  for (let more = 2; taken.has(email); more++) email = `${local}.${more}@${domain}`;
  taken.add(email);
  return email;
}

/** A phone number that nobody has: no operator or city has a code of zeros only. */
function phoneOf(code: string, random: Random): string {
  const tail = String(random.int(0, 9999)).padStart(4, '0');
  return `${code} 000 555-${tail.slice(0, 2)}-${tail.slice(2)}`;
}

/** A name that nobody in the audience has yet. */
function freshName(country: string, random: Random, taken: Set<string>): string {
  const people = random.weighted(lands[country]?.names ?? {});
  let name = nameOf(people, random);
  // A few people with the same name are natural.
  for (let tries = 0; taken.has(name) && tries < 20; tries++) name = nameOf(people, random);
  taken.add(name);
  return name;
}

function makePeople(): Person[] {
  const random = seeded(20_261_120);
  const names = new Set<string>(known.map(([, name]) => name));
  const emails = new Set<string>();

  function person(at: number): Person {
    const [slug, knownName, knownCountry, knownZone] = known[at] ?? [];
    const country = knownCountry ?? random.weighted(shares);
    const { phone, zones } = lands[country] ?? { phone: '', zones: {} };
    const isBuyer = slug !== undefined || at % 16 !== 5;
    const name = knownName ?? freshName(country, random, names);
    return {
      id: `client-${slug ?? at}`,
      name,
      email: emailOf(name, random, emails),
      phone: random.chance(0.7) ? phoneOf(phone, random) : null,
      country,
      timezone: knownZone ?? random.weighted(zones),
      pushConsent: random.chance(0.6),
      isBuyer,
      isReferred: slug === undefined && (!isBuyer || at % 13 === 2),
    };
  }
  return Array.from({ length: peopleCount }, (_, at) => person(at));
}

let made: readonly Person[] | undefined;

/** The audience of the demo, always the same. Named people come first. */
export function demoPeople(): readonly Person[] {
  made ??= makePeople();
  return made;
}
