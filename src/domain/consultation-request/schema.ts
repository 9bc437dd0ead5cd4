import * as v from 'valibot';
import { clientRef } from '../audience/schema.ts';
import { id, maybe, minutes, moment, stamps } from '../wire.ts';
import { consultationRequestStatuses } from './rules.ts';

/** A client's request for a consultation. `requestedAt` is the moment when the consultation begins. */
export const consultationRequest = v.looseObject({
  ...stamps,
  number: v.string(),
  consultationId: id,
  consultationName: v.string(),
  client: clientRef,
  requestedAt: moment,
  durationMin: minutes,
  clientTimezone: maybe(v.string()),
  answers: v.optional(v.array(v.looseObject({ question: v.string(), answer: v.string() })), []),
  paid: v.optional(v.boolean(), false),
  amountKopecks: v.optional(v.number(), 0),
  link: maybe(v.string()),
  status: v.string(),
  history: v.optional(v.array(v.looseObject({ status: v.string(), at: moment })), []),
});
export type ConsultationRequest = v.InferOutput<typeof consultationRequest>;

/** Body of `status`. */
export const statusRequest = v.looseObject({ status: v.picklist(consultationRequestStatuses) });
