import styled from 'styled-components';
import { Skeleton, SkeletonText } from '#components/feedback/Skeleton/Skeleton.tsx';
import { EditorLayout } from '#components/layout/EditorLayout/EditorLayout.tsx';
import { PageHeader } from '#components/layout/PageHeader/PageHeader.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { space } from '#theme/tokens.ts';
import { Columns, Root as MediaRoot, Stage } from '../MediaPanel/MediaPanel.styles.ts';

/** The editor's own layout while the lecture is read, so that nothing moves when it is there. */
export function LectureSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy>
      <PageHeader
        title={
          <>
            <VisuallyHidden>{label}</VisuallyHidden>
            <TitleBone width="min(460px, 80%)" height={20} />
          </>
        }
        meta={<MetaBone width={220} />}
        actions={<Skeleton width={140} height={32} radius="control" />}
      />
      <EditorLayout
        rail={
          <Rail>
            <Skeleton height={189} radius="media" />
            <Lines>
              {Array.from({ length: 7 }, (_, line) => (
                <Skeleton key={line} width={line === 0 ? '100%' : '70%'} />
              ))}
            </Lines>
          </Rail>
        }
      >
        <Form>
          <MediaRoot>
            <Columns>
              <Stage>
                <Player>
                  <Skeleton height="100%" radius="media" />
                </Player>
              </Stage>
              <SkeletonText lines={4} />
            </Columns>
          </MediaRoot>
          <Skeleton height={172} radius="control" />
          <Skeleton height={64} radius="control" />
        </Form>
      </EditorLayout>
    </div>
  );
}

const TitleBone = styled(Skeleton)`
  margin: 8px 0;
`;

const MetaBone = styled(Skeleton)`
  margin: 4px 0;
`;

const Rail = styled.div`
  display: grid;
  gap: ${space[6]};
`;

const Lines = styled.div`
  display: grid;
  gap: 14px;
`;

const Form = styled.div`
  display: grid;
  gap: ${space[6]};
`;

const Player = styled.div`
  aspect-ratio: 16 / 9;
`;
