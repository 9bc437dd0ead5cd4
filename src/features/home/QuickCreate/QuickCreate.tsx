import { Megaphone } from 'lucide-react';
import styled from 'styled-components';
import { ButtonLink } from '#components/primitives/ButtonLink/ButtonLink.tsx';
import { KindIcon, type Kind } from '#components/primitives/KindIcon/KindIcon.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { composeRoute, newRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { space } from '#theme/tokens.ts';
import { Section } from '../Section/Section.tsx';
import { messages } from './messages.ts';

const kinds: readonly Kind[] = ['lecture', 'meditation', 'webinar', 'consultation', 'course', 'marathon'];

/** What can be made, one press away. */
export function QuickCreate() {
  const t = useMessages(messages);
  return (
    <Section title={t.title}>
      <List>
        {kinds.map((kind) => (
          <li key={kind}>
            <ButtonLink as={RouterLink} href={newRoute(kind)} icon={<KindIcon kind={kind} size={16} />}>
              {t[kind]}
            </ButtonLink>
          </li>
        ))}
        <li>
          <ButtonLink
            as={RouterLink}
            href={composeRoute()}
            icon={<Megaphone size={16} strokeWidth={1.5} aria-hidden />}
          >
            {t.campaign}
          </ButtonLink>
        </li>
      </List>
    </Section>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
