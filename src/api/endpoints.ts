/**
 * The table of all calls of the platform: namespace → call → row. Requests, the platform's routes, the mock handlers and the contract tests are built
 * from it. A screen imports only the rows of its own namespace, so that the first route does not load the whole table.
 */
import { account } from './account/endpoints.ts';
import { audience } from './audience/endpoints.ts';
import { auth } from './auth/endpoints.ts';
import { campaign } from './campaign/endpoints.ts';
import { consultation } from './consultation/endpoints.ts';
import { country } from './country/endpoints.ts';
import { course } from './course/endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { lecture } from './lecture/endpoints.ts';
import { marathon } from './marathon/endpoints.ts';
import { meditation } from './meditation/endpoints.ts';
import { publication } from './publication/endpoints.ts';
import { purchase } from './purchase/endpoints.ts';
import { qa } from './qa/endpoints.ts';
import { quiz } from './quiz/endpoints.ts';
import { referral } from './referral/endpoints.ts';
import { session } from './session/endpoints.ts';
import { stream } from './stream/endpoints.ts';
import { tag } from './tag/endpoints.ts';
import { upload } from './upload/endpoints.ts';
import { webinar } from './webinar/endpoints.ts';

export const endpoints = {
  account,
  audience,
  auth,
  campaign,
  consultation,
  country,
  course,
  lecture,
  marathon,
  meditation,
  publication,
  purchase,
  qa,
  quiz,
  referral,
  session,
  stream,
  tag,
  upload,
  webinar,
};

/** All rows with their names, `namespace.call`. */
export const allEndpoints: { name: string; endpoint: Endpoint }[] = Object.entries(endpoints).flatMap(
  ([namespace, calls]) =>
    Object.entries<Endpoint>(calls).map(([call, row]) => ({ name: `${namespace}.${call}`, endpoint: row })),
);
