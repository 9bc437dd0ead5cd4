import { MessagePage } from '#components/layout/MessagePage/MessagePage.tsx';
import { ButtonLink } from '#components/primitives/ButtonLink/ButtonLink.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useTitle } from '#lib/useTitle.ts';
import { messages } from '../messages.ts';

/** Registration and recovery of the password, which are not open yet: says so and leads to login. */
export function AccountSoonScreen() {
  const t = useMessages(messages);
  useTitle(t.accountSoonTitle);
  return (
    <MessagePage
      title={t.accountSoonTitle}
      actions={
        <ButtonLink variant="primary" size="large" href="#/login">
          {t.toLogin}
        </ButtonLink>
      }
    >
      {t.accountSoonText}
    </MessagePage>
  );
}
