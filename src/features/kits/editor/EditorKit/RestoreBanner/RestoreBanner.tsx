import { History } from 'lucide-react';
import styled from 'styled-components';
import { Banner } from '#components/feedback/Banner/Banner.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { media } from '#theme/media.ts';
import { color, radius, space, type } from '#theme/tokens.ts';
import { messages } from './messages.ts';

interface RestoreBannerProps {
  /** When the version was kept, in words: «12:04». */
  keptAt: string;
  /** When the platform's copy changed: «На платформе лекция менялась в 11:40»; `null` where it is not known. */
  changed: string | null;
  /** How many fields differ. */
  differences: number;
  /** The kept version is thrown away. */
  onDiscard: () => void;
  /** Both versions are put side by side. */
  onCompare: () => void;
  /** The kept version goes into the form. */
  onRestore: () => void;
}

/** Offers back what an earlier visit left unsaved. While it stands, its «Восстановить» is the screen's one primary. */
export function RestoreBanner({
  keptAt,
  changed,
  differences,
  onDiscard,
  onCompare,
  onRestore,
}: RestoreBannerProps) {
  const t = useMessages(messages);
  return (
    <Root
      icon={<History size={16} strokeWidth={1.5} aria-hidden />}
      title={t.title(keptAt)}
      actions={
        <>
          <Button variant="quiet" onClick={onDiscard}>
            {t.discard}
          </Button>
          <Button variant="quiet" onClick={onCompare}>
            {t.compare}
            <Count aria-hidden>{differences}</Count>
            <VisuallyHidden>{t.differences(differences)}</VisuallyHidden>
          </Button>
          <Button variant="primary" onClick={onRestore}>
            {t.restore}
          </Button>
        </>
      }
    >
      {t.device} {changed}
    </Root>
  );
}

/** Its words keep the page's edge: the band reaches past it. */
const Root = styled(Banner)`
  margin: 0 -16px ${space[4]};

  ${media.phone} {
    margin: 0 -8px ${space[4]};
  }
`;

/** On the band's own ground a step deeper. */
const Count = styled.span`
  min-width: 20px;
  padding: 2px 6px;
  border-radius: ${radius.tag};
  background: color-mix(in srgb, ${color.dawn} 32%, transparent);
  color: ${color.ink};
  ${type.caption}
`;
