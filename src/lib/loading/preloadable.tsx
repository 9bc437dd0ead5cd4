import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { keepAsking, late, type Late, type LateOptions } from './late.ts';

/** Props of the fallback for a part whose code did not arrive. */
export interface MissingProps {
  /** What is missing: a whole screen, a part of one, or an overlay. */
  shape: 'screen' | 'part' | 'over';
  /** Requests the code again. Resolves to whether it has arrived. */
  onRetry: () => Promise<boolean>;
  /** Gives up an overlay. */
  onClose?: (() => void) | undefined;
}

/** Tells that code did not arrive. By default nothing is shown. */
export const MissingContext = createContext<(missing: MissingProps) => ReactNode>(() => null);

/** What the part is, if not a part of a screen. */
export interface PreloadableOptions<Props extends object> extends LateOptions {
  /** For an overlay: the function that closes it, or null while it is closed. */
  closes?: (props: Props) => (() => void) | null;
  /** A whole screen. */
  screen?: boolean;
  /** A replacement for the standard message that code did not arrive. */
  without?: (props: Props) => ReactNode;
}

interface Preloadable<Component> {
  /** The component, with the exact type of its code, type parameters included. */
  Part: Component;
  /** Requests the code. If it does not arrive, showing the component requests it again and reports the failure. */
  preload: () => Promise<void>;
}

/**
 * A component whose code is loaded separately. It renders at once if the code is there already; `lazy` would show its fallback for a moment even
 * then, and React keeps a shown fallback for 300 ms. While the code is loading, the component suspends. Code that does not arrive breaks nothing: a
 * message is shown instead, and the component appears by itself once its code has arrived.
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
  // React may call it many times while it waits, and needs the same promise each time.
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
