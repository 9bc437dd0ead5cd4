import type { Publication } from '#domain/publication/schema.ts';
import { Segments } from '#components/feedback/Segments/Segments.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { PublicationWord } from './PublicationWord.tsx';
import { stepsOf } from './steps.ts';

interface PublicationStepsProps {
  publication: Publication | null;
  timeZone?: string | null | undefined;
}

/** Where a publication stands on its way to the catalogue, and what that means where the steps do not say it all. */
export function PublicationSteps({ publication, timeZone }: PublicationStepsProps) {
  const t = useMessages(messages);
  const steps = stepsOf(publication?.status ?? 'draft');
  return (
    <>
      {steps !== null && (
        <Segments label={t.steps} steps={steps.map((step) => ({ label: t[step.name], state: step.state }))} />
      )}
      <PublicationWord publication={publication} timeZone={timeZone} />
    </>
  );
}
