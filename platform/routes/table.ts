import type { Endpoint } from '#api/endpoint.ts';
import { contentTypes } from '#domain/content/schema.ts';
import type { Handler } from '../context.ts';
import { accountRoutes } from './account.ts';
import { audienceRoutes } from './audience.ts';
import { authRoutes } from './auth.ts';
import { campaignRoutes } from './campaign.ts';
import { consultationRoutes } from './consultation.ts';
import { countryRoutes } from './country.ts';
import { courseRoutes } from './course.ts';
import { lectureRoutes } from './lecture.ts';
import { marathonRoutes } from './marathon.ts';
import { meditationRoutes } from './meditation.ts';
import { publicationRoutes } from './publication.ts';
import { purchaseRoutes } from './purchase.ts';
import { qaRoutes } from './qa.ts';
import { quizRoutes } from './quiz.ts';
import { referralRoutes } from './referral.ts';
import { sessionRoutes } from './session.ts';
import { streamRoutes } from './stream.ts';
import { tagRoutes } from './tag.ts';
import { uploadRoutes } from './upload.ts';
import { webinarRoutes } from './webinar.ts';

const routes: Record<string, object> = {
  account: accountRoutes,
  audience: audienceRoutes,
  auth: authRoutes,
  campaign: campaignRoutes,
  consultation: consultationRoutes,
  country: countryRoutes,
  course: courseRoutes,
  lecture: lectureRoutes,
  marathon: marathonRoutes,
  meditation: meditationRoutes,
  publication: publicationRoutes,
  purchase: purchaseRoutes,
  qa: qaRoutes,
  quiz: quizRoutes,
  referral: referralRoutes,
  session: sessionRoutes,
  stream: streamRoutes,
  tag: tagRoutes,
  upload: uploadRoutes,
  webinar: webinarRoutes,
};

/**
 * The handler of a row by its name, `namespace.call`. Each namespace's file type-checks its handlers against its own rows; here they are only looked
 * up, and the row's schema has parsed the body.
 */
export function handlerOf(name: string): Handler<Endpoint> | undefined {
  const [namespace = '', call = ''] = name.split('.');
  const found = Object.entries(routes[namespace] ?? {}).find(([key]) => key === call);
  return found?.[1] as Handler<Endpoint> | undefined;
}

/** Calls that need no session. */
const open = new Set([
  'auth.login',
  'auth.logout',
  'auth.checkEmail',
  'auth.checkRegistrationCode',
  'account.register',
  'account.forgotPassword',
  'account.resetPassword',
]);

/** Whether a call is refused without a session. */
export const needsSession = (name: string): boolean => !open.has(name);

/** Calls that depend only on their author's rows: on no file, account or address. */
const readings = new Set([
  ...contentTypes.flatMap((kind) => [`${kind}.list`, `${kind}.get`]),
  ...['audience', 'publication', 'purchase', 'qa', 'quiz', 'referral', 'stream', 'tag'].map(
    (kind) => `${kind}.list`,
  ),
  ...['publication', 'quiz', 'stream'].map((kind) => `${kind}.get`),
  'account.profile',
  'consultation.fulfillmentList',
  'quiz.answersList',
]);

/** Whether the answer to a call stays the same until a row of its author is written or changes by the clock. */
export const onlyReads = (name: string): boolean => readings.has(name);
