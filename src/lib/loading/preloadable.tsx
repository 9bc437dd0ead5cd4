import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { keepAsking, late, type Late, type LateOptions } from './late.ts';

/** What stands in for a part whose code did not arrive. */
export interface MissingProps {
  /** What is missing: a whole screen, a part of one, or something that was to open over the page. */
  shape: 'screen' | 'part' | 'over';
  /** Asks for the code again. Resolves to whether it has come. */
  onRetry: () => Promise<boolean>;
  /** Gives up what was to open over the page. */
  onClose?: (() => void) | undefined;
}

/** What tells of code that did not arrive. By default nothing is told, and the place stays empty. */
export const MissingContext = createContext<(missing: MissingProps) => ReactNode>(() => null);

/** What a part is, where it is no part of a screen in its place. */
export interface PreloadableOptions<Props extends object> extends LateOptions {
  /** A part that opens over the page: what closes it, null while it is closed. */
  closes?: (props: Props) => (() => void) | null;
  /** A screen of its own. */
  screen?: boolean;
  /** What is shown where the code did not arrive, in place of words that say so. */
  without?: (props: Props) => ReactNode;
}

interface Preloadable<Component> {
  /** The part, of the very type that its code has: one with type parameters keeps them. */
  Part: Component;
  /** Asks for the code. Should it not arrive, showing the part asks again and tells. */
  preload: () => Promise<void>;
}

/**
 * A part whose code comes apart from the rest. It is shown at once where the code is there already; `lazy` shows its fallback for a
 * moment even then, and React keeps a fallback that was shown for 300 ms. While the code is on its way the part suspends. Code that
 * does not arrive breaks nothing: the place says so, and the part appears by itself as soon as its code has come.
 */
export function preloadable<Component extends (props: never) => ReactNode>(
  load: () => Promise<{ default: Component }>,
  options?: PreloadableOptions<Parameters<Component>[0]>,
): Preloadable<Component>;
export function preloadable<Props extends object>(
  load: () => Promise<{ default: (props: Props) => ReactNode }>,
  options: PreloadableOptions<Props> = {},
): Preloadable<(props: Props) => ReactNode> {
  const code = late(load, options);
  // React asks what it waits for again and again, and wants to be given the same promise.
  let waiting: Promise<void> | null = null;
  const settle = async () => {
    await code.load().catch(() => undefined);
    waiting = null;
  };
  const settled = () => {
    waiting ??= settle();
    return waiting;
  };

  function Part(props: Props) {
    const { there, failed } = useSyncExternalStore(code.subscribe, code.arrival);
    if (there !== null) return <there.default {...props} />;
    if (!failed) use(settled());
    return <Missing code={code} props={props} options={options} />;
  }
  const preload = async () => {
    await code.load().catch(() => undefined);
  };
  return { Part, preload };
}

interface MissingPartProps<Props extends object> {
  code: Late<unknown>;
  props: Props;
  options: PreloadableOptions<Props>;
}

function Missing<Props extends object>({ code, props, options }: MissingPartProps<Props>) {
  const tell = use(MissingContext);
  useEffect(() => keepAsking(code), [code]);
  const { closes, screen = false, without } = options;
  const onClose = closes?.(props);
  if (without !== undefined) return without(props);
  if (onClose === null) return null;
  const onRetry = () =>
    code.load().then(
      () => true,
      () => false,
    );
  return tell({
    shape: closes !== undefined ? 'over' : screen ? 'screen' : 'part',
    onRetry,
    onClose,
  });
}
