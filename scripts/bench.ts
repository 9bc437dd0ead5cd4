// `npm run bench`: speed, as ratios within one run. Run it on a quiet machine.
import { benchUploads } from '../tests/perf/upload.ts';

await benchUploads();
