import { Mail } from 'lucide-react';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import type { Segment } from '#domain/audience/rules.ts';
import { SkeletonText } from '#components/feedback/Skeleton/Skeleton.tsx';
import { Disclosure } from '#components/layout/Disclosure/Disclosure.tsx';
import { Tabs, type TabItem } from '#components/layout/Tabs/Tabs.tsx';
import { ButtonLink } from '#components/primitives/ButtonLink/ButtonLink.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { composeRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { preloadable } from '#lib/loading/preloadable.tsx';
import { usePhone } from '#lib/hook/useWidth.ts';
import { color, space, type } from '#theme/tokens.ts';
import { messages } from './messages.ts';

const BuyerGroups = preloadable(() => import('../BuyerGroups/BuyerGroups.tsx')).Part;

interface SegmentsProps {
  /** The segment that is shown; null for everyone. */
  segment: Segment | null;
  /** What makes someone belong to it. */
  hint: string | null;
  /** Everyone and the segments, with their sizes. */
  tabs: readonly TabItem<Segment | 'all'>[];
}

/** The segments of the platform as tabs, and the groups by purchases, which are computed when they are asked for. */
export function Segments({ segment, hint, tabs }: SegmentsProps) {
  const t = useMessages(messages);
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  return (
    <Root>
      <Tabs label={t.tabs} value={segment ?? 'all'} items={tabs} linkAs={RouterLink} />
      {segment !== null && (
        <Line>
          <span>{hint}</span>
          <ButtonLink
            as={RouterLink}
            href={composeRoute(segment)}
            size="small"
            icon={<Mail size={16} strokeWidth={1.5} aria-hidden />}
          >
            {t.write}
          </ButtonLink>
        </Line>
      )}
      <Disclosure
        title={t.groups}
        aside={phone ? undefined : t.groupsAside}
        open={open}
        onOpenChange={setOpen}
      >
        {open && (
          <Suspense fallback={<SkeletonText lines={6} />}>
            <BuyerGroups />
          </Suspense>
        )}
      </Disclosure>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  margin-bottom: ${space[4]};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  ${type.body}
  color: ${color.ink2};
`;
