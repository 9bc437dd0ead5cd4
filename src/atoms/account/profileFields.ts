import * as v from 'valibot';
import type { Author } from '#api/account/profile.ts';
import { notificationKinds } from '#domain/account/schema.ts';

/** What an author edits of themselves. */
export interface ProfileFields {
  firstName: string;
  lastName: string;
  headline: string;
  bio: string;
  /** ISO alpha-2 code. */
  country: string | null;
  timezone: string | null;
  /** Codes: `ru`. */
  languages: string[];
  phone: string;
  site: string;
  /** Addresses or names by the network; those that the console does not know stay. */
  socials: Record<string, unknown>;
  /** Whether the author is told, by what of; those that the console does not know stay. */
  notifications: Record<string, unknown>;
}

export const noProfile: ProfileFields = {
  firstName: '',
  lastName: '',
  headline: '',
  bio: '',
  country: null,
  timezone: null,
  languages: [],
  phone: '',
  site: '',
  socials: {},
  notifications: {},
};

const named = v.record(v.string(), v.unknown());

/** Fields of a draft as the device keeps them. */
export const keptProfile = v.partial(
  v.object({
    firstName: v.string(),
    lastName: v.string(),
    headline: v.string(),
    bio: v.string(),
    country: v.nullable(v.string()),
    timezone: v.nullable(v.string()),
    languages: v.array(v.string()),
    phone: v.string(),
    site: v.string(),
    socials: named,
    notifications: named,
  }),
);

/** The platform's copy as fields. */
export function profileFieldsOf(author: Author): ProfileFields {
  const on = Object.fromEntries(notificationKinds.map((kind) => [kind, true]));
  return {
    firstName: author.firstName,
    lastName: author.lastName,
    headline: author.headline ?? '',
    bio: author.bio ?? '',
    country: author.country ?? null,
    timezone: author.timezone ?? null,
    languages: author.languages ?? [],
    phone: author.phone ?? '',
    site: author.site ?? '',
    socials: author.socials ?? {},
    notifications: { ...on, ...author.notifications },
  };
}

/** «vetrova.ru» → «https://vetrova.ru»: nobody types what comes before. */
const wholeSite = (site: string) => (/^[^\s:/]+\.[^\s:]+$/.test(site) ? `https://${site}` : site);

/** Fields as they travel: what is empty is nothing. */
export function profileBodyOf(fields: Partial<ProfileFields>): Record<string, unknown> {
  const { headline, bio, phone, site } = fields;
  const texts = Object.entries({ headline, bio, phone, site: site && wholeSite(site.trim()) });
  const told = texts.flatMap(([name, text]) => (text === undefined ? [] : [[name, text.trim() || null]]));
  return { ...fields, ...Object.fromEntries(told) };
}
