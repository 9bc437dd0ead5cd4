import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '#theme/mixins.ts';

type VisuallyHiddenProps = ComponentPropsWithRef<'span'>;

/** Words for screen readers only. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Root {...props} />;
}

const Root = styled.span`
  ${visuallyHidden}
`;
