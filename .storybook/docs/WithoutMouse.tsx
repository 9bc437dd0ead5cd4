import { Unstyled } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { ShownStory } from './frameOf.ts';
import { Folded } from './parts.tsx';

const KeyTable = lazy(async () => ({ default: (await import('./KeyTable.tsx')).KeyTable }));
const Spoken = lazy(async () => ({ default: (await import('./Spoken.tsx')).Spoken }));

interface WhenOpenProps {
  title: string;
  children: ReactNode;
}

/** A part of a page whose code and work come when it is first opened. */
function WhenOpen({ title, children }: WhenOpenProps) {
  const [open, setOpen] = useState(false);
  return (
    <Folded onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {open && <Suspense fallback={<p role="status">…</p>}>{children}</Suspense>}
    </Folded>
  );
}

interface WithoutMouseProps {
  /** The story file, from the root. */
  file: string;
  stories: readonly ShownStory[];
}

/** How a component is operated by keys alone, and what somebody hears of it who cannot see it. */
export function WithoutMouse({ file, stories }: WithoutMouseProps) {
  const [first] = stories;
  if (first === undefined) return null;
  return (
    <Unstyled>
      {stories.some(({ name }) => name === 'Keyboard') && (
        <WhenOpen title="By keyboard alone">
          <KeyTable file={file} />
        </WhenOpen>
      )}
      <WhenOpen title="What a screen reader says">
        <Spoken story={first} />
      </WhenOpen>
    </Unstyled>
  );
}
