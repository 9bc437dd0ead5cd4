import { MessagePage } from '#components/layout/MessagePage/MessagePage.tsx';
import { ButtonLink } from '#components/primitives/ButtonLink/ButtonLink.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useTitle } from '#lib/hook/useTitle.ts';
import { messages } from '../messages.ts';

/** «404»: an address that leads nowhere, and the way home. */
export function NotFoundScreen() {
  const t = useMessages(messages);
  useTitle(t.notFoundTitle);
  return (
    <MessagePage
      code="404"
      title={t.notFoundTitle}
      actions={
        <ButtonLink variant="primary" size="large" href="#/">
          {t.toHome}
        </ButtonLink>
      }
    >
      {t.notFoundText}
    </MessagePage>
  );
}
