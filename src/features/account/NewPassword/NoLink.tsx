import { MessagePage } from '#components/layout/MessagePage/MessagePage.tsx';
import { ButtonLink } from '#components/primitives/ButtonLink/ButtonLink.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** How a link came to its end: the platform takes it no more, `perhaps` since it has worked already. */
export type DeadLink = 'dead' | 'perhaps';

interface NoLinkProps {
  /** null: there was no link at all. */
  dead: DeadLink | null;
}

/** No link that works: why, and the ways on. The likelier one stands first. */
export function NoLink({ dead }: NoLinkProps) {
  const t = useMessages(messages);
  const why = dead ?? 'missing';
  const ask = { href: '/forgot-password', label: t.ask };
  const login = { href: '/login', label: t.toLogin };
  const [first, second] = why === 'perhaps' ? [login, ask] : [ask, login];
  return (
    <MessagePage
      title={t[`${why}Title`]}
      actions={
        <>
          <ButtonLink as={RouterLink} variant="primary" size="large" href={first.href}>
            {first.label}
          </ButtonLink>
          <ButtonLink as={RouterLink} size="large" href={second.href}>
            {second.label}
          </ButtonLink>
        </>
      }
    >
      <span role={dead === null ? undefined : 'alert'}>{t[why]}</span>
    </MessagePage>
  );
}
