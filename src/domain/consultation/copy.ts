import { copyOfContent, type CopyAt } from '../content/copy.ts';
import type { ConsultationFields } from './fields.ts';

/** The fields of a copy of a consultation. Clients cannot book it until the author activates it. */
export const copyOfConsultation = (fields: ConsultationFields, at: CopyAt): ConsultationFields => ({
  ...copyOfContent(fields, at),
  isActive: false,
});
