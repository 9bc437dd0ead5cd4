/**
 * The registry of the kinds that authors make: everything that the product knows of a kind outside its own folders. All code that needs the kinds
 * reads them here, so that a new one takes its folders, a row here, and a route.
 */
import type { Language } from '#lib/i18n/catalogue.ts';

/** Where kinds are offered. */
export type KindPlace = 'menu' | 'create' | 'home' | 'plan';

/** What a kind is called in a language. */
interface KindWords {
  /** Singular: «Лекция». */
  one: string;
  /** Plural, the title of its list: «Лекции». */
  many: string;
}

interface KindFacts extends Record<Language, KindWords> {
  /** Name of its lucide icon. */
  icon: string;
  /** Name of its colour token; null for a kind without a hue of its own. */
  hue: string | null;
  /** Hash route of its list. `new` and the ids are below it. */
  route: string;
  /** It has a price and a publication. */
  sold: boolean;
  /** It carries tags. */
  tagged: boolean;
  /** Its position in each place that offers it, from 1. */
  places: Partial<Record<KindPlace, number>>;
}

const registry = {
  lecture: {
    ru: { one: 'Лекция', many: 'Лекции' },
    en: { one: 'Lecture', many: 'Lectures' },
    icon: 'Presentation',
    hue: 'kLecture',
    route: '/lectures',
    sold: true,
    tagged: true,
    places: { menu: 3, create: 1, home: 1 },
  },
  meditation: {
    ru: { one: 'Медитация', many: 'Медитации' },
    en: { one: 'Meditation', many: 'Meditations' },
    icon: 'Flower2',
    hue: 'kMeditation',
    route: '/meditations',
    sold: true,
    tagged: true,
    places: { menu: 4, create: 2, home: 2 },
  },
  course: {
    ru: { one: 'Курс', many: 'Курсы' },
    en: { one: 'Course', many: 'Courses' },
    icon: 'BookOpen',
    hue: 'kCourse',
    route: '/courses',
    sold: true,
    tagged: true,
    places: { menu: 1, create: 4, home: 5 },
  },
  marathon: {
    ru: { one: 'Марафон', many: 'Марафоны' },
    en: { one: 'Marathon', many: 'Marathons' },
    icon: 'Flag',
    hue: 'kMarathon',
    route: '/marathons',
    sold: true,
    tagged: true,
    places: { menu: 2, create: 5, home: 6, plan: 2 },
  },
  webinar: {
    ru: { one: 'Вебинар', many: 'Вебинары' },
    en: { one: 'Webinar', many: 'Webinars' },
    icon: 'Radio',
    hue: 'kWebinar',
    route: '/webinars',
    sold: true,
    tagged: true,
    places: { menu: 5, create: 6, home: 3, plan: 1 },
  },
  consultation: {
    ru: { one: 'Консультация', many: 'Консультации' },
    en: { one: 'Consultation', many: 'Consultations' },
    icon: 'MessageCircle',
    hue: 'kConsult',
    route: '/consultations',
    sold: true,
    tagged: false,
    places: { menu: 6, create: 3, home: 4, plan: 3 },
  },
  quiz: {
    ru: { one: 'Тест', many: 'Тесты' },
    en: { one: 'Quiz', many: 'Quizzes' },
    icon: 'ListChecks',
    hue: null,
    route: '/quizzes',
    sold: false,
    tagged: false,
    places: { menu: 7, create: 7 },
  },
} as const satisfies Record<string, KindFacts>;

type Registry = typeof registry;

/** A kind of what an author makes. */
export type Kind = keyof Registry;

/** A kind that can be sold. */
export type SoldKind = { [K in Kind]: Registry[K]['sold'] extends true ? K : never }[Kind];

/** What the registry has of a kind. */
export interface KindRow extends KindFacts {
  icon: Registry[Kind]['icon'];
  hue: Registry[Kind]['hue'];
}

/** Every kind by its id. */
export const kinds: Record<Kind, KindRow> = registry;

/** Whether a value of the platform is a kind that the console knows. */
export const isKind = (id: string): id is Kind => Object.hasOwn(registry, id);

/** The ids of all kinds, in the order in which contents are listed. */
export const kindIds: readonly Kind[] = Object.keys(registry).filter(isKind);

/** Whether a value of the platform is a kind that can be sold. */
export const isSoldKind = (id: string): id is SoldKind => isKind(id) && registry[id].sold;

/** The singular name of a kind; the value itself if the console does not know it. */
export const kindName = (id: string, language: Language): string =>
  isKind(id) ? kinds[id][language].one : id;

/** The kinds that a place offers, in its order. */
export function kindsAt(place: KindPlace): Kind[] {
  const turn = (kind: Kind) => kinds[kind].places[place] ?? 0;
  return kindIds.filter((kind) => turn(kind) > 0).toSorted((one, other) => turn(one) - turn(other));
}
