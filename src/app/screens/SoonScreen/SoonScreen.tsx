import { Sunrise } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Block } from '#components/feedback/Block/Block.tsx';
import { PageHeader } from '#components/layout/PageHeader/PageHeader.tsx';
import { ButtonLink } from '#components/primitives/ButtonLink/ButtonLink.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useTitle } from '#lib/useTitle.ts';
import { messages } from '../messages.ts';
import { sectionNames, sectionOf } from '../../shell/navigation.tsx';

/**
 * Any path within the frame that has no screen: a section of the menu that is not open yet says so under its own
 * name; any other address is not found.
 */
export function SoonScreen() {
  const t = useMessages(messages);
  const names = useMessages(sectionNames);
  const { pathname } = useLocation();
  const found = sectionOf(pathname);
  const known = found !== null && found.section.route === pathname;
  const title = known ? names[found.section.id] : t.notFoundTitle;
  useTitle(title);
  return (
    <>
      <PageHeader title={title} />
      <Block
        icon={<Sunrise size={24} strokeWidth={1.5} aria-hidden />}
        title={known ? t.soonTitle : t.notFoundHere}
        action={<ButtonLink href="#/lectures">{t.toLectures}</ButtonLink>}
      >
        {known ? t.soonText : t.notFoundText}
      </Block>
    </>
  );
}
