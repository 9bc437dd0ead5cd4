import { author } from '#api/account/profile.ts';
import { client, clientRef } from '#api/audience/schema.ts';
import { campaign } from '#api/campaign/schema.ts';
import { consultation, fulfillment } from '#api/consultation/schema.ts';
import { countryItem } from '#api/country/schema.ts';
import { course, module } from '#api/course/schema.ts';
import { lecture } from '#api/lecture/schema.ts';
import { marathon } from '#api/marathon/schema.ts';
import { meditation } from '#api/meditation/schema.ts';
import { publication } from '#api/publication/schema.ts';
import { purchase, totals } from '#api/purchase/schema.ts';
import { qaEntry } from '#api/qa/schema.ts';
import { option, question, quiz, quizAnswer } from '#api/quiz/schema.ts';
import { referral } from '#api/referral/schema.ts';
import { stream } from '#api/stream/schema.ts';
import { tag } from '#api/tag/schema.ts';
import { attachment } from '#api/upload/schema.ts';
import { webinar, webinarPublication } from '#api/webinar/schema.ts';
import { failure } from '#api/wire.ts';

/** The shapes that calls share, under the names that the description gives them. */
export const entities = {
  Attachment: attachment,
  Author: author,
  Campaign: campaign,
  Client: client,
  ClientRef: clientRef,
  Consultation: consultation,
  Country: countryItem,
  Course: course,
  Failure: failure,
  Fulfillment: fulfillment,
  Lecture: lecture,
  Marathon: marathon,
  Meditation: meditation,
  Module: module,
  Option: option,
  Publication: publication,
  Purchase: purchase,
  PurchaseTotals: totals,
  QaEntry: qaEntry,
  Question: question,
  Quiz: quiz,
  QuizAnswer: quizAnswer,
  Referral: referral,
  Stream: stream,
  Tag: tag,
  Webinar: webinar,
  WebinarPublication: webinarPublication,
};
