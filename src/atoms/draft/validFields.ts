import * as v from 'valibot';

/** The fields that are valid by the schema. A field that another version of the console stored differently is left out, the others stay. */
export function validFieldsOf<F extends object>(
  fields: v.GenericSchema<unknown, Partial<F>>,
  kept: Record<string, unknown>,
): Partial<F> {
  const whole = v.safeParse(fields, kept);
  if (whole.success) return whole.output;
  const valid: Partial<F> = {};
  for (const [name, value] of Object.entries(kept)) {
    const { success, output } = v.safeParse(fields, { [name]: value });
    if (success) Object.assign(valid, output);
  }
  return valid;
}
