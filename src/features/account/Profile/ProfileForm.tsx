import { useAtomValue } from 'jotai';
import { profileEditor } from '#atoms/account/profileEditor.ts';
import { countriesAtom } from '#atoms/country/countries.ts';
import { Combobox } from '#components/forms/Combobox/Combobox.tsx';
import { MultiCombobox } from '#components/forms/MultiCombobox/MultiCombobox.tsx';
import { Switch } from '#components/forms/Switch/Switch.tsx';
import { TextArea } from '#components/forms/TextArea/TextArea.tsx';
import { TextField } from '#components/forms/TextField/TextField.tsx';
import { TimeZoneField } from '#components/forms/TimeZoneField/TimeZoneField.tsx';
import { editorFields } from '#features/kits/editor/EditorKit/editorFields.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { languageName, workLanguages } from '#lib/text/languages.ts';
import { Sessions } from '../Sessions/Sessions.tsx';
import { Access } from './Access.tsx';
import { KeptRows } from './KeptRows.tsx';
import { Look } from './Look.tsx';
import { lettersOf } from './letters.ts';
import { fieldMessages } from './fieldMessages.ts';
import { messages } from './messages.ts';
import { networkName, networksOf, withSocial } from './networks.ts';
import { Photo } from './Photo.tsx';
import * as S from './Profile.styles.ts';
import { regionName } from './regions.ts';

const { EditorField } = editorFields(profileEditor);

/** The author's data by sections, then the settings of the console, which count at once. */
export function ProfileForm() {
  return (
    <S.Form>
      <About />
      <Place />
      <Contacts />
      <Letters />
      <Look />
      <KeptRows />
      <Access />
      <Sessions />
    </S.Form>
  );
}

function About() {
  const t = useMessages(messages);
  const labels = useMessages(fieldMessages);
  return (
    <S.Section>
      <S.Heading>{t.about}</S.Heading>
      <Photo />
      <S.Pair>
        <EditorField name="firstName">
          {(field) => <TextField {...field} label={labels.firstName} autoComplete="given-name" />}
        </EditorField>
        <EditorField name="lastName">
          {(field) => <TextField {...field} label={labels.lastName} autoComplete="family-name" />}
        </EditorField>
      </S.Pair>
      <EditorField name="headline">
        {(field) => <TextField {...field} label={labels.headline} placeholder={t.headlineHint} max={80} />}
      </EditorField>
      <EditorField name="bio">
        {(field) => <TextArea {...field} label={labels.bio} placeholder={t.bioHint} rows={5} max={2000} />}
      </EditorField>
    </S.Section>
  );
}

function Place() {
  const t = useMessages(messages);
  const labels = useMessages(fieldMessages);
  const language = useLanguage();
  const countries = useAtomValue(countriesAtom).item ?? [];
  const options = countries
    .map(({ code }) => ({ id: code, label: regionName(code, language) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
  const languages = workLanguages.map((code) => ({ id: code, label: languageName(code) }));
  return (
    <S.Section>
      <S.Heading>{t.place}</S.Heading>
      <S.Pair>
        <EditorField name="country">
          {(field) => (
            <Combobox
              {...field}
              label={labels.country}
              options={options}
              nameOf={(code) => regionName(code, language)}
              clearable
            />
          )}
        </EditorField>
        <EditorField name="timezone">
          {(field) => <TimeZoneField {...field} label={labels.timezone} hint={t.timezoneHint} />}
        </EditorField>
      </S.Pair>
      <EditorField name="languages">
        {(field) => (
          <MultiCombobox {...field} label={labels.languages} options={languages} nameOf={languageName} />
        )}
      </EditorField>
    </S.Section>
  );
}

function Contacts() {
  const t = useMessages(messages);
  const labels = useMessages(fieldMessages);
  const language = useLanguage();
  return (
    <S.Section>
      <S.Heading>{t.contacts}</S.Heading>
      <S.Pair>
        <EditorField name="phone">
          {(field) => (
            <TextField
              {...field}
              label={labels.phone}
              type="tel"
              autoComplete="tel"
              placeholder="+7 900 000-00-00"
            />
          )}
        </EditorField>
        <EditorField name="site">
          {(field) => (
            <TextField
              {...field}
              label={labels.site}
              inputMode="url"
              autoComplete="url"
              placeholder="example.com"
            />
          )}
        </EditorField>
      </S.Pair>
      <EditorField name="socials">
        {({ value, onChange, error }) => (
          <S.Networks role="group" aria-label={labels.socials}>
            {networksOf(value).map((network) => (
              <TextField
                key={network}
                label={networkName(network, language)}
                value={textOf(value[network])}
                onChange={(text) => onChange(withSocial(value, network, text))}
                error={error}
              />
            ))}
          </S.Networks>
        )}
      </EditorField>
    </S.Section>
  );
}

function Letters() {
  const t = useMessages(messages);
  const labels = useMessages(fieldMessages);
  const letters = lettersOf(useLanguage());
  return (
    <S.Section>
      <S.Heading>{labels.notifications}</S.Heading>
      <S.Lead>{t.notificationsLead}</S.Lead>
      <EditorField name="notifications">
        {({ value, onChange }) => (
          <S.Switches role="group" aria-label={labels.notifications}>
            {letters.map(({ kind, ...words }) => (
              <Switch
                key={kind}
                {...words}
                checked={value[kind] !== false}
                onChange={(on) => onChange({ ...value, [kind]: on })}
              />
            ))}
          </S.Switches>
        )}
      </EditorField>
    </S.Section>
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
