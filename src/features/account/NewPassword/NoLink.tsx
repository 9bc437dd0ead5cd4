import { MessagePage } from '#components/layout/MessagePage/MessagePage.tsx';
import { ButtonLink } from '#components/primitives/ButtonLink/ButtonLink.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

interface NoLinkProps {
  /** There was a link, but the platform took it no more. */
  dead: boolean;
}

/** No link that works: why, and the way to another letter. */
export function NoLink({ dead }: NoLinkProps) {
  const t = useMessages(messages);
  return (
    <MessagePage
      title={dead ? t.deadTitle : t.missingTitle}
      actions={
        <>
          <ButtonLink as={RouterLink} variant="primary" size="large" href="/forgot-password">
            {t.ask}
          </ButtonLink>
          <ButtonLink as={RouterLink} size="large" href="/login">
            {t.toLogin}
          </ButtonLink>
        </>
      }
    >
      <span role={dead ? 'alert' : undefined}>{dead ? t.dead : t.missing}</span>
    </MessagePage>
  );
}
