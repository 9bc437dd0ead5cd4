import { author } from '#api/account/profile.ts';
import { client, clientRef } from '#domain/audience/schema.ts';
import { campaign } from '#domain/campaign/schema.ts';
import { consultation } from '#domain/consultation/schema.ts';
import { consultationRequest } from '#domain/consultation-request/schema.ts';
import { countryItem } from '#domain/country/schema.ts';
import { course, module } from '#domain/course/schema.ts';
import { lecture } from '#domain/lecture/schema.ts';
import { marathon } from '#domain/marathon/schema.ts';
import { meditation } from '#domain/meditation/schema.ts';
import { publication } from '#domain/publication/schema.ts';
import { purchase, totals } from '#domain/purchase/schema.ts';
import { qaEntry } from '#domain/qa/schema.ts';
import { option, question, quiz, quizAnswer } from '#domain/quiz/schema.ts';
import { referral } from '#domain/referral/schema.ts';
import { stream } from '#domain/stream/schema.ts';
import { tag } from '#domain/tag/schema.ts';
import { attachment } from '#domain/upload/schema.ts';
import { webinar, webinarPublication } from '#domain/webinar/schema.ts';
import { failure } from '#domain/wire.ts';

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
  Fulfillment: consultationRequest,
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
