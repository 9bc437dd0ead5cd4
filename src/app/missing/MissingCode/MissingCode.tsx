import { useAtomValue } from 'jotai';
import { WifiOff } from 'lucide-react';
import { Suspense } from 'react';
import styled from 'styled-components';
import { onlineAtom } from '#atoms/ui/online.ts';
import { Block } from '#components/feedback/Block/Block.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import type { MissingProps } from '#lib/loading/preloadable.tsx';
import { useTitle } from '#lib/hook/useTitle.ts';
import { color, type } from '#theme/tokens.ts';
import { lazyScreen } from '../../lazyScreen.tsx';
import { messages as frame } from '../../messages.ts';
import { messages } from '../messages.ts';
import { useRetry, type Retry } from '../useRetry.ts';

const MissingDialog = lazyScreen(
  () => import('./MissingDialog.tsx'),
  (module) => module.MissingDialog,
  { without: () => null },
);

/** Loads the message about a dialog that did not arrive, while the network is there. */
export const preloadMissing = MissingDialog.preload;

/**
 * Says within the frame that code did not arrive: in the place of a screen or a part, or in a dialog for what was to open. It gives way
 * to the thing itself as soon as there is a network.
 */
export function MissingCode({ shape, onRetry, onClose }: MissingProps) {
  const online = useAtomValue(onlineAtom);
  const retry = useRetry(onRetry);
  if (shape === 'screen') return <MissingScreen online={online} {...retry} />;
  if (shape === 'part') return <MissingPart online={online} {...retry} />;
  return (
    <Suspense>
      <MissingDialog online={online} {...retry} onClose={onClose ?? (() => undefined)} />
    </Suspense>
  );
}

function MissingScreen({ online, busy, retry }: Retry & { online: boolean }) {
  const t = useMessages(frame);
  const title = online ? t.missing : t.offline;
  useTitle(title);
  return (
    <Block
      role="alert"
      headingLevel={1}
      icon={<WifiOff size={24} strokeWidth={1.5} aria-hidden />}
      title={title}
      action={
        <Button busy={busy} onClick={retry}>
          {t.retry}
        </Button>
      }
    >
      {t.missingText}
    </Block>
  );
}

function MissingPart({ online, retry }: Retry & { online: boolean }) {
  const t = useMessages(messages);
  const { retry: label } = useMessages(frame);
  return (
    <Words role="status">
      {online ? t.part : t.partOffline}{' '}
      <TextLink as="button" type="button" onClick={retry}>
        {label}
      </TextLink>
    </Words>
  );
}

const Words = styled.p`
  max-width: 48ch;
  color: ${color.ink2};
  text-wrap: pretty;
  ${type.body}
`;
