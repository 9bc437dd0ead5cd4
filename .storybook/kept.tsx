import { useState, type ComponentType } from 'react';

/** What a control can hold is plain. What cannot be written down, as a set, has no control that could change it. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** A value that its story gives and the component changes, as a form keeps it. Another one from the controls takes its place; `onChange` hears of each. */
export function useKept<Value, Next extends Value = Value>(
  given: Value,
  onChange?: (value: Next) => void,
): [value: Value, change: (value: Next) => void] {
  const [kept, setKept] = useState<{ given: Value; value: Value }>({ given, value: given });
  const isAnother = !isSame(kept.given, given);
  // In the same render, not after it: a component is not to see the value of before once more.
  if (isAnother) setKept({ given, value: given });
  const change = (value: Next) => {
    setKept({ given, value });
    onChange?.(value);
  };
  return [isAnother ? given : kept.value, change];
}

/**
 * What hears of a value. A field that may begin with none tells of some alone, and hears less than it may hold: as a method it may be so.
 */
type Hears<Value> = { hear(value: Value): void }['hear'];

/** The properties of a component that is given a value and tells of another one. */
type Keeping<ValueName extends string, ListenerName extends string, Value> = {
  [name in ValueName]?: Value;
} & { [name in ListenerName]?: Hears<Value> };

/**
 * A component that keeps its value, as a form would, for its stories: `kept(Switch, 'checked', 'onChange')`. It takes what the component takes. The
 * code on a documentation page names the component in its place (`usageOf.ts`).
 */
export function kept<
  ValueName extends string,
  ListenerName extends string,
  Props extends Keeping<ValueName, ListenerName, Props[ValueName]>,
>(
  Component: ComponentType<Props>,
  valueName: ValueName & keyof Props,
  listenerName: ListenerName & keyof Props,
): ComponentType<Props> {
  return function Kept(props) {
    const [value, change] = useKept<Props[ValueName]>(props[valueName], props[listenerName]);
    return <Component {...props} {...{ [valueName]: value, [listenerName]: change }} />;
  };
}
