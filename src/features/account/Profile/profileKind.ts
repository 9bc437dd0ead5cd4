import type { Author } from '#api/account/profile.ts';
import { profileEditor } from '#atoms/account/profileEditor.ts';
import { profileForm, type ProfileFields } from '#atoms/account/profileFields.ts';
import { compareFields } from '#features/kits/editor/EditorKit/compareFields.ts';
import type { BareKind } from '#features/kits/editor/EditorKit/kind.ts';
import { word } from '#features/kits/editor/EditorKit/values.ts';
import { profileRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { now } from '#lib/time/clock.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { languageName } from '#lib/text/languages.ts';
import { isZone } from '#lib/time/moments.ts';
import { zoneLabel } from '#lib/time/zoneNames.ts';
import { completenessAtom } from './completeness.ts';
import { lettersOf } from './letters.ts';
import { fieldMessages } from './fieldMessages.ts';
import { messages } from './messages.ts';
import { networkName, socialsOf } from './networks.ts';
import { regionName } from './regions.ts';
import { texts } from './texts.ts';

const zone = (timezone: string | null, language: Language) =>
  timezone !== null && isZone(timezone) ? zoneLabel(timezone, now(), language) : timezone;

/** How the fields of a profile are compared. */
const compare = compareFields(profileForm.fields, fieldMessages, (language) => ({
  country: ({ country }) => word(country && regionName(country, language)),
  timezone: ({ timezone }) => word(zone(timezone, language)),
  languages: ({ languages }) => word(languages.map(languageName).join(', ')),
  socials: ({ socials }) =>
    word(
      socialsOf(socials)
        .map(({ network, text }) => `${networkName(network, language)}: ${text}`)
        .join(', '),
    ),
  notifications({ notifications }) {
    const on = lettersOf(language).filter(({ kind }) => notifications[kind] !== false);
    return word(on.length === 0 ? messages[language].noneOn : on.map(({ label }) => label).join(', '));
  },
}));

/** What makes the profile of an editor. */
export const profileKind: BareKind<Author, ProfileFields> = {
  editor: profileEditor,
  texts,
  listHref: '/',
  hrefOf: () => profileRoute,
  fields: compare,
  readiness: completenessAtom,
};
