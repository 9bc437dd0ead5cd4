import type { ConsultationFields } from '#domain/consultation/fields.ts';

export interface ClientViewProps {
  /** null until it is created: then nothing of it was booked. */
  id: string | null;
  fields: ConsultationFields;
}
