// `npm run bench`: speed. Uploads as ratios within one run, the API against its budgets; `npm run bench -- api` is the API
// alone, `-- uploads` the uploads. Run it on a quiet machine.
import { benchApi } from '../tests/perf/api.ts';
import { benchUploads } from '../tests/perf/upload.ts';

const [wanted] = process.argv.slice(2);
if (wanted !== undefined && wanted !== 'api' && wanted !== 'uploads') {
  console.error(`There is no benchmark «${wanted}»: take api or uploads`);
  process.exit(1);
}
if (wanted !== 'api') await benchUploads();
if (wanted !== 'uploads' && !(await benchApi())) process.exitCode = 1;
