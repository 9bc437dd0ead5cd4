import { useAtom, useAtomValue } from 'jotai';
import { chosenPasswordAtom, registrationDraftAtom } from '#atoms/session/registrationDraft.ts';
import { PasswordField } from '#components/forms/PasswordField/PasswordField.tsx';
import { PasswordStrength } from '#components/forms/PasswordStrength/PasswordStrength.tsx';
import { Notice } from '#components/layout/Notice/Notice.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import * as S from './RegisterStepTwo.styles.ts';
import { idOf } from './useOpening.ts';

interface PasswordAgainProps {
  /** The password was forgotten by a reload, which is explained. */
  forgotten: boolean;
  error: string | undefined;
  onEdit: () => void;
}

/** The password in step two: after a reload, or when the platform refused the one of step one. */
export function PasswordAgain({ forgotten, error, onEdit }: PasswordAgainProps) {
  const t = useMessages(messages);
  const { email, about } = useAtomValue(registrationDraftAtom);
  const [password, setPassword] = useAtom(chosenPasswordAtom);
  return (
    <S.Wait>
      {forgotten && <Notice title={t.passwordTitle}>{t.passwordWhy}</Notice>}
      <S.Group>
        <PasswordField
          id={idOf('password')}
          label={t.password}
          name="password"
          autoComplete="new-password"
          aside={t.length}
          value={password}
          onChange={(value) => {
            setPassword(value);
            onEdit();
          }}
          error={error}
        />
        <PasswordStrength password={password} known={[email, about.firstName, about.lastName]} />
      </S.Group>
    </S.Wait>
  );
}
