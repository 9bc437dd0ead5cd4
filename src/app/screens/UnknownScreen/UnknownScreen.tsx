import { Compass } from 'lucide-react';
import { Block } from '#components/feedback/Block/Block.tsx';
import { PageHeader } from '#components/layout/PageHeader/PageHeader.tsx';
import { ButtonLink } from '#components/primitives/ButtonLink/ButtonLink.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useTitle } from '#lib/hook/useTitle.ts';
import { messages } from '../messages.ts';

/** Any address within the frame that has no screen: it says so, and leads home. */
export function UnknownScreen() {
  const t = useMessages(messages);
  useTitle(t.notFoundTitle);
  return (
    <>
      <PageHeader title={t.notFoundTitle} />
      <Block
        icon={<Compass size={24} strokeWidth={1.5} aria-hidden />}
        title={t.notFoundHere}
        action={<ButtonLink href="#/">{t.toHome}</ButtonLink>}
      >
        {t.notFoundText}
      </Block>
    </>
  );
}
