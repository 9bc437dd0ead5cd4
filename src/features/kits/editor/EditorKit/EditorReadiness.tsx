import { Readiness } from '#components/feedback/Readiness/Readiness.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { useEditorDesk } from './place.ts';
import { useReadinessItems } from './readiness.ts';

/** What is still lacking before it can be published, with ways to the fields. A piece of the rail. */
export function EditorReadiness() {
  const t = useMessages(messages);
  const { texts } = useEditorDesk();
  return <Readiness items={useReadinessItems()} label={texts.readiness ?? t.readiness} />;
}
