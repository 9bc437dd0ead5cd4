/** The options, and the present value when it is none of them: a choice that is not known must not be lost. */
export function optionsWith(
  known: readonly string[],
  value: string | null,
  labelOf: (value: string) => string,
): { value: string; label: string }[] {
  const all = value === null || known.includes(value) ? known : [...known, value];
  return all.map((one) => ({ value: one, label: labelOf(one) }));
}
