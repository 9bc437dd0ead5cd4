import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx';
import { EditorLayout } from '#components/layout/EditorLayout/EditorLayout.tsx';
import { PageHeader } from '#components/layout/PageHeader/PageHeader.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { space } from '#theme/tokens.ts';

interface EditorSkeletonProps {
  /** What is being read, for screen readers. */
  label: string;
  /** The skeleton of the form; by default some plain fields. */
  children?: ReactNode;
}

/** The editor's own layout while its entity is read, so that nothing moves when it is there. */
export function EditorSkeleton({ label, children }: EditorSkeletonProps) {
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
          {children}
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
