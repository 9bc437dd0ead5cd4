import { copyOfContent, type CopyAt } from '../content/copy.ts';
import type { ConsultationFields } from './fields.ts';

/** The fields of a copy of a consultation. Nobody can book it until the author says so. */
export const copyOfConsultation = (fields: ConsultationFields, at: CopyAt): ConsultationFields => ({
  ...copyOfContent(fields, at),
  isActive: false,
});
