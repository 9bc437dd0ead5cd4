import * as v from 'valibot';

/** Those fields that fit: one that another version of the console kept otherwise takes no other with it. */
export function fittingOf<F extends object>(
  fields: v.GenericSchema<unknown, Partial<F>>,
  kept: Record<string, unknown>,
): Partial<F> {
  const whole = v.safeParse(fields, kept);
  if (whole.success) return whole.output;
  const fitting: Partial<F> = {};
  for (const [name, value] of Object.entries(kept)) {
    const { success, output } = v.safeParse(fields, { [name]: value });
    if (success) Object.assign(fitting, output);
  }
  return fitting;
}
