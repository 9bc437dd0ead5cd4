import { profileEditor } from '#atoms/account/profileEditor.ts';
import type { ProfileFields } from '#atoms/account/profileFields.ts';
import { atom } from 'jotai';
import { boundedAtomFamily } from '#atoms/atomFamily.ts';
import { languageAtom } from '#atoms/ui/language.ts';
import type { ReadinessLine } from '#features/kits/editor/EditorKit/kind.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { messages } from './messages.ts';
import { socialsOf } from './networks.ts';

/** A text about oneself that is worth reading, in characters. */
const leastBio = 100;

/** The parts of a profile that clients look for. */
export function completeness(
  fields: ProfileFields,
  avatarId: string | null,
  language: Language,
): ReadinessLine[] {
  const t = messages[language];
  const { headline, bio, country, timezone, languages, site, socials } = fields;
  const line = (id: string, field: string, done: boolean, labels: [string, string], action: string) => ({
    id,
    field,
    done,
    label: done ? labels[0] : labels[1],
    action,
    required: false,
  });
  const bioLength = bio.trim().length;
  const lacking = country === null ? 'country' : 'timezone';
  const placeMissing = country === null ? t.countryMissing : t.timezoneMissing;
  const placed = country !== null && timezone !== null;
  return [
    line('avatar', 'avatar', avatarId !== null, [t.avatarReady, t.avatarMissing], t.choose),
    line('headline', 'headline', headline.trim() !== '', [t.headlineReady, t.headlineMissing], t.fill),
    {
      ...line('bio', 'bio', bioLength >= leastBio, [t.bioLine(leastBio), t.bioLine(leastBio)], t.write),
      note: String(bioLength),
    },
    line('place', lacking, placed, [t.placeReady, placeMissing], t.choose),
    line('languages', 'languages', languages.length > 0, [t.languagesReady, t.languagesMissing], t.choose),
    line(
      'links',
      'site',
      site.trim() !== '' || socialsOf(socials).length > 0,
      [t.linksReady, t.linksMissing],
      t.fill,
    ),
  ];
}

/** The checklist of the profile. */
export const completenessAtom = boundedAtomFamily((key: string) =>
  atom((get) => {
    const { fields, item } = get(profileEditor.editorAtom(key));
    return completeness(fields, item?.avatarId ?? null, get(languageAtom));
  }),
);
