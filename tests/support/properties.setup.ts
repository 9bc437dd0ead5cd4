// What properties draw. A run of the checks tries the same cases each time, so that it fails for a change and never by chance; each night
// others and more are tried (`PROPERTY_SEED=random`, `PROPERTY_RUNS=3000`). A failure prints its seed.
import { configureGlobal } from 'fast-check';

const seed = process.env['PROPERTY_SEED'] ?? '1';
const runs = process.env['PROPERTY_RUNS'];

configureGlobal({
  ...(seed === 'random' ? {} : { seed: Number(seed) }),
  ...(runs === undefined ? {} : { numRuns: Number(runs) }),
});
