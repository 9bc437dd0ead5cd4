import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { color, frame, layer, space } from '#theme/tokens.ts';

interface FootBarProps extends ComponentPropsWithRef<'div'> {
  /** The screen's one primary button, last; before it what the rail holds elsewhere. */
  children: ReactNode;
}

/** The bar at the foot of a phone, 72 px and the safe area below. It stands over the page: the page keeps room for it. */
export function FootBar(props: FootBarProps) {
  return <Root {...props} />;
}

const Root = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.panel};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  height: calc(${frame.footPhone} + env(safe-area-inset-bottom));
  padding: 0 ${frame.pagePhone} calc(6px + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.surface};
`;
