import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** Somebody has the e-mail: the two ways that lead on. Both screens know the e-mail that was typed. */
export function Taken() {
  const t = useMessages(messages);
  return (
    <>
      {t.taken}{' '}
      <TextLink as={RouterLink} href="/login">
        {t.signIn}
      </TextLink>{' '}
      {t.or}{' '}
      <TextLink as={RouterLink} href="/forgot-password">
        {t.recover}
      </TextLink>
      .
    </>
  );
}
