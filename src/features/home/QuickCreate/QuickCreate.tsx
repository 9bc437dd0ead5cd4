import { Megaphone } from 'lucide-react';
import styled from 'styled-components';
import { ButtonLink } from '#components/primitives/ButtonLink/ButtonLink.tsx';
import { KindIcon } from '#components/primitives/KindIcon/KindIcon.tsx';
import { useCreateActions } from '#features/kits/actions/Create/useCreateActions.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { composeRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { space } from '#theme/tokens.ts';
import { Section } from '../Section/Section.tsx';
import { messages } from './messages.ts';

/** What can be made, one press away. */
export function QuickCreate() {
  const t = useMessages(messages);
  return (
    <Section title={t.title}>
      <List>
        {useCreateActions('home').map(({ kind, label, route }) => (
          <li key={kind}>
            <ButtonLink as={RouterLink} href={route} icon={<KindIcon kind={kind} size={16} />}>
              {label}
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
