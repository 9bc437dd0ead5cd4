import { useId } from 'react';
import { imageUrl } from '#api/upload/image-url.ts';
import { profileEditor } from '#atoms/account/profileEditor.ts';
import { Avatar } from '#components/primitives/Avatar/Avatar.tsx';
import { useEditorPart } from '#features/kits/editor/EditorKit/place.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { languageName } from '#lib/text/languages.ts';
import { messages } from './messages.ts';
import { networkName, socialsOf } from './networks.ts';
import * as S from './PublicCard.styles.ts';
import { regionName } from './regions.ts';

const shownAtom = profileEditor.partAtom(({ fields, item }) => ({
  ...fields,
  avatarId: item?.avatarId ?? null,
}));

/** «https://vetrova.ru/o-mne» → «vetrova.ru». */
const hostOf = (site: string) =>
  site
    .trim()
    .replace(/^https?:\/\//, '')
    .split('/')[0] ?? '';

/** The author as a client sees them on a phone, as the form is filled. */
export function PublicCard() {
  const t = useMessages(messages);
  const language = useLanguage();
  const id = useId();
  const { avatarId, ...fields } = useEditorPart(shownAtom);
  const name = `${fields.firstName} ${fields.lastName}`.trim();
  const headline = fields.headline.trim();
  const bio = fields.bio.trim();
  const facts = [
    ...(fields.country === null ? [] : [regionName(fields.country, language)]),
    ...(fields.languages.length === 0 ? [] : [fields.languages.map(languageName).join(', ')]),
  ];
  const links = [
    ...(fields.site.trim() === '' ? [] : [hostOf(fields.site)]),
    ...socialsOf(fields.socials).map(({ network }) => networkName(network, language)),
  ];
  return (
    <section aria-labelledby={id}>
      <S.Heading id={id}>{t.preview}</S.Heading>
      <S.Card>
        <Avatar
          name={name || t.noName}
          size={72}
          decorative
          {...(avatarId !== null && { src: imageUrl(avatarId) })}
        />
        <div>
          <S.Name $empty={name === ''}>{name || t.noName}</S.Name>
          <S.Line $empty={headline === ''}>{headline || t.noHeadline}</S.Line>
        </div>
        {facts.length > 0 && <S.Facts>{facts.join(' · ')}</S.Facts>}
        <S.Bio $empty={bio === ''}>{bio || t.noBio}</S.Bio>
        {links.length > 0 && (
          <S.Links aria-label={t.links}>
            {links.map((link) => (
              <li key={link}>{link}</li>
            ))}
          </S.Links>
        )}
      </S.Card>
    </section>
  );
}
