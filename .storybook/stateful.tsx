import { useState, type ComponentType } from 'react';

/** Compares two values by their JSON: controls can only hold plain values. A value without JSON, such as a set, has no control. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * The state of a value that the story sets and the component changes, as in a form. A new value from the controls replaces it. `onChange` is called
 * with each change.
 */
export function useStoryValue<Value, Next extends Value = Value>(
  given: Value,
  onChange?: (value: Next) => void,
): [value: Value, change: (value: Next) => void] {
  const [state, setState] = useState<{ given: Value; value: Value }>({ given, value: given });
  const isAnother = !isSame(state.given, given);
  // In the same render: the component must not get the former value once more.
  if (isAnother) setState({ given, value: given });
  const change = (value: Next) => {
    setState({ given, value });
    onChange?.(value);
  };
  return [isAnother ? given : state.value, change];
}

/**
 * The type of a change listener. A field can start empty and yet only report values, so that its listener takes less than the field can hold.
 * TypeScript allows this for methods only.
 */
type Listener<Value> = { onChange(value: Value): void }['onChange'];

/** The properties of a component with a value and a change listener. */
type WithValue<ValueName extends string, ListenerName extends string, Value> = {
  [name in ValueName]?: Value;
} & { [name in ListenerName]?: Listener<Value> };

/**
 * Wraps a component so that it keeps its value in stories, as a form would: `stateful(Switch, 'checked', 'onChange')`. The wrapper has the same
 * properties. Documentation pages show the component itself in its place (`usageOf.ts`).
 */
export function stateful<
  ValueName extends string,
  ListenerName extends string,
  Props extends WithValue<ValueName, ListenerName, Props[ValueName]>,
>(
  Component: ComponentType<Props>,
  valueName: ValueName & keyof Props,
  listenerName: ListenerName & keyof Props,
): ComponentType<Props> {
  return function Stateful(props) {
    const [value, change] = useStoryValue<Props[ValueName]>(props[valueName], props[listenerName]);
    return <Component {...props} {...{ [valueName]: value, [listenerName]: change }} />;
  };
}
