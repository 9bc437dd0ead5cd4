import { Component, type ReactNode } from 'react';

interface StoryBoundaryProps {
  /** Called with the error. */
  onError: (error: unknown) => void;
  children: ReactNode;
}

/**
 * Catches errors that a story's component throws while it renders. Without it React would unmount the whole root, for which Storybook waits: the
 * story, and each later one of the page, would time out instead of reporting the error.
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
