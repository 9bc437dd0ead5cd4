import { Component, type ReactNode } from 'react';

interface StoryBoundaryProps {
  /** Hears of what was thrown. */
  onError: (error: unknown) => void;
  children: ReactNode;
}

/**
 * Takes what a story's component throws while it renders. Without it React would take the whole root away, whose end Storybook waits for: the
 * story, and each that the page has after it, would run out of time instead of telling what was thrown.
 */
export class StoryBoundary extends Component<StoryBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
