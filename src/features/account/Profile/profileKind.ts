import type { Author } from '#api/account/profile.ts';
import { profileEditor } from '#atoms/account/profileEditor.ts';
import type { ProfileFields } from '#atoms/account/profileFields.ts';
import type { BareKind, CompareFields } from '#features/kits/editor/EditorKit/kind.ts';
import { prose, word } from '#features/kits/editor/EditorKit/values.ts';
import { profileRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { now } from '#lib/clock.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { languageName } from '#lib/languages.ts';
import { isZone } from '#lib/moments.ts';
import { zoneLabel } from '#lib/zoneNames.ts';
import { completenessAtom } from './completeness.ts';
import { lettersOf } from './letters.ts';
import { messages } from './messages.ts';
import { networkName, socialsOf } from './networks.ts';
import { regionName } from './regions.ts';
import { texts } from './texts.ts';

const zone = (timezone: string | null, language: Language) =>
  timezone !== null && isZone(timezone) ? zoneLabel(timezone, now(), language) : timezone;

/** How the fields of a profile are compared. */
export function compareFields(language: Language): CompareFields<ProfileFields> {
  const t = messages[language];
  return {
    firstName: { label: t.firstName, value: ({ firstName }) => word(firstName) },
    lastName: { label: t.lastName, value: ({ lastName }) => word(lastName) },
    headline: { label: t.headline, value: ({ headline }) => prose(headline) },
    bio: { label: t.bio, value: ({ bio }) => prose(bio) },
    country: { label: t.country, value: ({ country }) => word(country && regionName(country, language)) },
    timezone: { label: t.timezone, value: ({ timezone }) => word(zone(timezone, language)) },
    languages: { label: t.languages, value: ({ languages }) => word(languages.map(languageName).join(', ')) },
    phone: { label: t.phone, value: ({ phone }) => word(phone) },
    site: { label: t.site, value: ({ site }) => word(site) },
    socials: {
      label: t.socials,
      value: ({ socials }) =>
        word(
          socialsOf(socials)
            .map(({ network, text }) => `${networkName(network, language)}: ${text}`)
            .join(', '),
        ),
    },
    notifications: {
      label: t.notifications,
      value: ({ notifications }) => {
        const on = lettersOf(language).filter(({ kind }) => notifications[kind] !== false);
        return word(on.length === 0 ? t.noneOn : on.map(({ label }) => label).join(', '));
      },
    },
  };
}

/** What makes the profile of an editor. */
export const profileKind: BareKind<Author, ProfileFields> = {
  editor: profileEditor,
  texts,
  listHref: '/',
  hrefOf: () => profileRoute,
  fields: compareFields,
  readiness: completenessAtom,
};
