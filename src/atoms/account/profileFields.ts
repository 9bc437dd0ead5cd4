import * as v from 'valibot';
import type { Author } from '#api/account/profile.ts';
import { notificationKinds } from '#domain/account/schema.ts';
import { defineFields, maybeText, sentAs, text, texts, value, type FieldsOf } from '#domain/fields.ts';
import { wholeLink } from '#lib/text/wholeLink.ts';

const named = v.record(v.string(), v.unknown());

/** Empty values are left out. */
const orNothing = (text: unknown) => (typeof text === 'string' ? text.trim() || null : text);

const form = defineFields<Author>()({
  firstName: text('word'),
  lastName: text('word'),
  headline: sentAs(orNothing, text('prose')),
  bio: sentAs(orNothing, text('prose')),
  /** ISO alpha-2 code. */
  country: maybeText('own'),
  timezone: maybeText('own'),
  /** Codes: `ru`. */
  languages: texts('own'),
  phone: sentAs(orNothing, text('word')),
  site: sentAs((site) => orNothing(typeof site === 'string' ? wholeLink(site) : site), text('word')),
  /** Addresses or names by the network; those that the console does not know stay. */
  socials: value(named, 'own', {}),
  /** The author's choices of notifications; unknown ones are kept. */
  notifications: value(named, 'own', {}),
});

export type ProfileFields = FieldsOf<typeof form>;

const allOn = Object.fromEntries(notificationKinds.map((kind) => [kind, true]));

/** The fields of the profile that an author edits. */
export const profileForm = {
  ...form,
  fieldsOf(author: Author): ProfileFields {
    const fields = form.fieldsOf(author, null);
    return { ...fields, notifications: { ...allOn, ...fields.notifications } };
  },
};
