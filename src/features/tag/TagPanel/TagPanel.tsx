import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { tagsAtom } from '#atoms/tag/tags.ts';
import { tagUsesAtom } from '#atoms/tag/uses.ts';
import { Block } from '#components/feedback/Block/Block.tsx';
import { SkeletonText } from '#components/feedback/Skeleton/Skeleton.tsx';
import { DetailsPanel } from '#components/layout/DetailsPanel/DetailsPanel.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { UsedIn } from '#features/kits/editor/EditorKit/EditorRail/UsedIn.tsx';
import { useOpened } from '#features/kits/record/RecordPanel/useOpened.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color, space, type, weight } from '#theme/tokens.ts';
import { messages } from './messages.ts';

/** The tag that the address names, beside the list: `?open=…`, and what carries it. */
export function TagPanel() {
  const t = useMessages(messages);
  const opened = useOpened('open');
  const { item: tags, status } = useAtomValue(tagsAtom);
  if (opened === null) return null;
  const { id, open } = opened;
  const tag = tags?.find((one) => one.id === id);
  return (
    <DetailsPanel
      open
      onClose={() => open(null)}
      label={tag === undefined ? t.loading : t.label(tag.name)}
      busy={tag === undefined && status === 'loading'}
    >
      {tag !== undefined && (
        <Details>
          <Name>{tag.name}</Name>
          <Uses id={id} />
          <Note>{t.stays}</Note>
        </Details>
      )}
      {tag === undefined && status !== 'loading' && <Block title={t.notFound}>{t.notFoundText}</Block>}
    </DetailsPanel>
  );
}

function Uses({ id }: { id: string }) {
  const t = useMessages(messages);
  const { item, status, retry } = useAtomValue(tagUsesAtom(id));
  if (item !== null) return <UsedIn uses={item} />;
  if (status === 'loading') return <SkeletonText lines={4} />;
  return <Block tone="bad" title={t.failed} action={<Button onClick={retry}>{t.retry}</Button>} />;
}

const Details = styled.div`
  display: grid;
  gap: ${space[5]};
`;

const Name = styled.h2`
  margin: 0;
  ${type.title4}
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`;

const Note = styled.p`
  margin: 0;
  ${type.caption}
  color: ${color.ink3};
`;
