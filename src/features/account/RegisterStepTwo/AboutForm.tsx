import { useAtomValue, useSetAtom } from 'jotai';
import { Check } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import type { Problems } from '#domain/plain-problems.ts';
import {
  chosenPasswordAtom,
  describeAuthorAtom,
  registrationDraftAtom,
  type RegistrationAbout,
} from '#atoms/session/registrationDraft.ts';
import { FailedGlyph } from '#components/feedback/Glyph/FailedGlyph.tsx';
import { Combobox } from '#components/forms/Combobox/Combobox.tsx';
import { TextArea } from '#components/forms/TextArea/TextArea.tsx';
import { TextField } from '#components/forms/TextField/TextField.tsx';
import { TimeZoneField } from '#components/forms/TimeZoneField/TimeZoneField.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { countryNames, countryOfZone } from '#lib/text/countries.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { wallTime } from '#lib/time/moments.ts';
import { useNow } from '#lib/time/useNow.ts';
import { Taken } from '../Register/Taken.tsx';
import { CodeOver } from './CodeOver.tsx';
import { messages } from './messages.ts';
import { PasswordAgain } from './PasswordAgain.tsx';
import { Photo } from './Photo.tsx';
import * as S from './RegisterStepTwo.styles.ts';
import { idOf, useOpening } from './useOpening.ts';

/** The device's guess where the author is. */
function guess() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { timezone: timeZone, country: countryOfZone(timeZone) };
}

type Edit = <Name extends keyof RegistrationAbout>(name: Name) => (value: RegistrationAbout[Name]) => void;

/** The fields of step two. Every edit is kept on the device at once. */
export function AboutForm() {
  const t = useMessages(messages);
  const language = useLanguage();
  const { email, about } = useAtomValue(registrationDraftAtom);
  const describe = useSetAtom(describeAuthorAtom);
  const password = useAtomValue(chosenPasswordAtom);
  const [forgotten] = useState(password === '');
  const [guessed] = useState(guess);
  const opening = useOpening({ taken: <Taken /> });
  const at = useNow(10_000);

  const { problems } = opening;
  const country = about.country ?? guessed.country;
  const timezone = about.timezone ?? guessed.timezone;
  const { time } = wallTime(new Date(at).toISOString(), timezone);

  const edit: Edit = (name) => (value) => {
    describe({ [name]: value });
    opening.mend(name);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void opening.submit({ country, timezone });
  };

  return (
    <S.Form noValidate onSubmit={submit}>
      {/* A password manager keeps the password under this name. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {'code' in problems && <CodeOver />}
      {(forgotten || 'password' in problems) && (
        <PasswordAgain
          forgotten={forgotten}
          error={problems['password']}
          onEdit={() => opening.mend('password')}
        />
      )}
      <Photo error={opening.notCut ? t.notCut : problems['image']} onEdit={() => opening.mend('image')} />
      <S.Pair>
        <Names about={about} problems={problems} edit={edit} />
        <Combobox
          id={idOf('country')}
          label={t.country}
          autoComplete="country-name"
          options={countryNames(language).map(({ code, name }) => ({ id: code, label: name }))}
          value={country}
          onChange={edit('country')}
          error={problems['country']}
        />
        <TimeZoneField
          id={idOf('timezone')}
          label={t.timezone}
          hint={about.timezone === null ? t.guessed(time) : t.timeThere(time)}
          recent={[guessed.timezone]}
          value={timezone}
          onChange={edit('timezone')}
          error={problems['timezone']}
        />
      </S.Pair>
      <Words about={about} problems={problems} edit={edit} />
      <Ending opening={opening} />
    </S.Form>
  );
}

interface PartProps {
  about: RegistrationAbout;
  problems: Problems;
  edit: Edit;
}

function Names({ about, problems, edit }: PartProps) {
  const t = useMessages(messages);
  return (
    <>
      <TextField
        id={idOf('firstName')}
        label={t.firstName}
        name="firstName"
        data-start
        autoComplete="given-name"
        value={about.firstName}
        onChange={edit('firstName')}
        error={problems['firstName']}
      />
      <TextField
        id={idOf('lastName')}
        label={t.lastName}
        name="lastName"
        autoComplete="family-name"
        value={about.lastName}
        onChange={edit('lastName')}
        error={problems['lastName']}
      />
    </>
  );
}

/** The fields about the author. */
function Words({ about, problems, edit }: PartProps) {
  const t = useMessages(messages);
  return (
    <>
      <TextField
        id={idOf('headline')}
        label={t.headline}
        name="headline"
        autoComplete="organization-title"
        max={80}
        value={about.headline}
        onChange={edit('headline')}
        error={problems['headline']}
      />
      <TextArea
        id={idOf('bio')}
        label={t.bio}
        name="bio"
        max={2000}
        value={about.bio}
        onChange={edit('bio')}
        error={problems['bio']}
      />
    </>
  );
}

/** The refusal of the whole, the button, and the word that all is kept. */
function Ending({ opening }: { opening: ReturnType<typeof useOpening> }) {
  const t = useMessages(messages);
  return (
    <S.End>
      {/* The live region stands before the text comes, or some readers miss it. */}
      <div role="alert">
        {opening.refusal !== null && (
          <S.Refusal>
            <FailedGlyph />
            <span>{opening.refusal}</span>
          </S.Refusal>
        )}
      </div>
      <Button type="submit" variant="primary" size="large" busy={opening.busy} busyText={t.busy}>
        {t.submit}
      </Button>
      <S.Kept>
        <Check size={14} strokeWidth={2} aria-hidden />
        {t.kept}
      </S.Kept>
    </S.End>
  );
}
