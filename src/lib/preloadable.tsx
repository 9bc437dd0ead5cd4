import { lazy, useState, type ComponentType } from 'react';

/**
 * A part whose code comes apart from the rest, as with `lazy`, that is shown at once where `preload` has brought the code
 * already. `lazy` shows its fallback for a moment even then, and React keeps a fallback that was shown for 300 ms.
 */
export function preloadable<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let there: ComponentType<Props> | null = null;
  let coming: Promise<{ default: ComponentType<Props> }> | null = null;

  const bring = async () => {
    const module = await load();
    there = module.default;
    return module;
  };
  const preload = () => {
    coming ??= bring().catch((error: unknown) => {
      // What did not arrive is asked for again.
      coming = null;
      throw error;
    });
    return coming;
  };
  const Late = lazy(preload);

  function Part(props: Props) {
    const [Shown] = useState(() => there ?? Late);
    return <Shown {...props} />;
  }
  return { Part, preload };
}
