import {
  atomWithStorage,
  createJSONStorage,
  unstable_withStorageValidator as withValidator,
} from 'jotai/utils';
import * as v from 'valibot';

/**
 * A setting that the device remembers in local storage, read before the first paint. A stored value that does not fit
 * the schema, or a device that stores nothing, gives `initial`.
 */
export function preferenceAtom<T>(name: string, initial: T, schema: v.GenericSchema<unknown, T>) {
  const valid = (value: unknown): value is T => v.is(schema, value);
  return atomWithStorage<T>(`kabinet.${name}`, initial, withValidator(valid)(createJSONStorage()), {
    getOnInit: true,
  });
}
