import { accountCalls } from './calls/account.ts';
import { audienceCalls } from './calls/audience.ts';
import { authCalls } from './calls/auth.ts';
import { campaignCalls } from './calls/campaign.ts';
import { consultationCalls } from './calls/consultation.ts';
import { countryCalls } from './calls/country.ts';
import { courseCalls } from './calls/course.ts';
import { lectureCalls } from './calls/lecture.ts';
import { marathonCalls } from './calls/marathon.ts';
import { meditationCalls } from './calls/meditation.ts';
import { publicationCalls } from './calls/publication.ts';
import { purchaseCalls } from './calls/purchase.ts';
import { qaCalls } from './calls/qa.ts';
import { quizCalls } from './calls/quiz.ts';
import { referralCalls } from './calls/referral.ts';
import { sessionCalls } from './calls/session.ts';
import { streamCalls } from './calls/stream.ts';
import { tagCalls } from './calls/tag.ts';
import { uploadCalls } from './calls/upload.ts';
import { webinarCalls } from './calls/webinar.ts';
import type { Drive } from './calls/drive.ts';

const namespaces: Record<string, Record<string, Drive>> = {
  account: accountCalls,
  audience: audienceCalls,
  auth: authCalls,
  campaign: campaignCalls,
  consultation: consultationCalls,
  country: countryCalls,
  course: courseCalls,
  lecture: lectureCalls,
  marathon: marathonCalls,
  meditation: meditationCalls,
  publication: publicationCalls,
  purchase: purchaseCalls,
  qa: qaCalls,
  quiz: quizCalls,
  referral: referralCalls,
  session: sessionCalls,
  stream: streamCalls,
  tag: tagCalls,
  upload: uploadCalls,
  webinar: webinarCalls,
};

/** One good call of each row that the platform answers, by the name of the row. */
export const calls: Record<string, Drive> = Object.fromEntries(
  Object.entries(namespaces).flatMap(([namespace, drives]) =>
    Object.entries(drives).map(([call, drive]) => [`${namespace}.${call}`, drive]),
  ),
);
