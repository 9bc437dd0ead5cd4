import { Unstyled } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { ShownStory } from './frameOf.ts';
import { Folded } from './parts.tsx';

const Anatomy = lazy(async () => ({ default: (await import('./Anatomy.tsx')).Anatomy }));
const Changes = lazy(async () => ({ default: (await import('./Changes.tsx')).Changes }));
const KeyTable = lazy(async () => ({ default: (await import('./KeyTable.tsx')).KeyTable }));
const Spoken = lazy(async () => ({ default: (await import('./Spoken.tsx')).Spoken }));

interface WhenOpenProps {
  title: string;
  children: ReactNode;
}

/** A part of a page whose code is loaded when somebody first opens it. */
function WhenOpen({ title, children }: WhenOpenProps) {
  const [open, setOpen] = useState(false);
  return (
    <Folded onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {open && <Suspense fallback={<p role="status">…</p>}>{children}</Suspense>}
    </Folded>
  );
}

interface MoreProps {
  /** The story file, from the root. */
  file: string;
  stories: readonly ShownStory[];
  /** Set for components of the library: their anatomy and their changes are shown. */
  ofLibrary: boolean;
}

/** The folded parts of a page: the anatomy of a component, its use by keyboard alone, the words of a screen reader, and its latest changes. */
export function More({ file, stories, ofLibrary }: MoreProps) {
  const [first] = stories;
  if (first === undefined) return null;
  return (
    <Unstyled>
      {ofLibrary && (
        <WhenOpen title="What it is made of">
          <Anatomy file={file} />
        </WhenOpen>
      )}
      {stories.some(({ name }) => name === 'Keyboard') && (
        <WhenOpen title="By keyboard alone">
          <KeyTable file={file} />
        </WhenOpen>
      )}
      <WhenOpen title="What a screen reader says">
        <Spoken story={first} />
      </WhenOpen>
      {ofLibrary && (
        <WhenOpen title="What has changed lately">
          <Changes file={file} />
        </WhenOpen>
      )}
    </Unstyled>
  );
}
