import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useState } from 'react';
import { webinarFieldTexts } from '#domain/webinar/texts.ts';
import { webinarEditor } from '#atoms/webinar/editor.ts';
import { startWebinarAtom } from '#atoms/webinar/webinars.ts';
import type { ReadinessItem } from '#components/feedback/Readiness/Readiness.tsx';
import { useAttempt } from '#features/kits/record/Attempt/useAttempt.ts';
import { useEditorDesk, useEditorKey, useEditorPart } from '#features/kits/editor/EditorKit/place.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useNow } from '#lib/time/useNow.ts';
import { isLink } from '../LinkField/LinkField.tsx';
import { StartPanel } from '../StartPanel/StartPanel.tsx';
import { useTimeFacts } from '../useTimeFacts.ts';
import { messages } from './messages.ts';

const stateAtom = webinarEditor.partAtom(({ item, dirty, fields }) => ({
  item,
  dirty,
  link: fields.link.trim(),
  startsAt: fields.startsAt,
}));

/** A line of what is needed, and what a press on it does. */
interface Need extends Pick<ReadinessItem, 'id' | 'label' | 'done'> {
  action: string;
  go: () => void;
}

/** What keeps the webinar from its start, each line leading to its field; the first that is not done first. */
function useNeeds(): Need[] {
  const t = useMessages(messages);
  const { goTo, save } = useEditorDesk();
  const { item, dirty, link, startsAt } = useEditorPart(stateAtom);
  const { clash, problem } = useTimeFacts();
  const toLink = { action: t.toLink, go: () => goTo('link') };
  const toDate = { action: t.toDate, go: () => goTo('startsAt') };
  const soon = startsAt === null ? t.leadNone : problem === 'tooSoon' ? t.leadSoon : t.leadDone;
  const needs: Need[] = [
    {
      id: 'link',
      label: link === '' ? t.linkNone : isLink(link) ? t.linkDone : t.linkWrong,
      done: isLink(link),
      ...toLink,
    },
  ];
  if (item === null) needs.push({ id: 'lead', label: soon, done: soon === t.leadDone, ...toDate });
  if (problem === 'past') needs.push({ id: 'past', label: t.past, done: false, ...toDate });
  if (clash !== null) needs.push({ id: 'clash', label: t.clash, done: false, ...toDate });
  if (item === null || dirty)
    needs.push({
      id: 'saved',
      label: item === null ? t.fresh : t.unsaved,
      done: false,
      action: t.save,
      go: () => void save(),
    });
  return needs;
}

/** The start of the webinar that is edited here. A piece of the rail. */
export function Air() {
  const key = useEditorKey();
  const store = useStore();
  const language = useLanguage();
  const { goTo } = useEditorDesk();
  const item = useAtomValue(webinarEditor.itemAtom(key));
  const needs = useNeeds();
  const start = useSetAtom(startWebinarAtom);
  const setProblems = useSetAtom(webinarEditor.setProblemsAtom);
  const { failure, attempt } = useAttempt();
  const [busy, setBusy] = useState(false);
  const now = useNow(60_000);

  const begin = async () => {
    if (item === null) return;
    setBusy(true);
    await attempt(() => start(item.id));
    setBusy(false);
  };

  /** The first thing that is lacking gets the focus; a link that is not there is told beside its field as well. */
  const lead = () => {
    const first = needs.find(({ done }) => !done);
    if (first?.id === 'link') {
      const { problems } = store.get(webinarEditor.editorAtom(key));
      const link = webinarFieldTexts[language].noLink;
      setProblems({ key, problems: { ...problems, link } });
    }
    first?.go();
  };

  return (
    <StartPanel
      webinar={item}
      needs={needs.map(({ action, go, ...line }) => ({
        ...line,
        ...(!line.done && { action: { label: action, onClick: go } }),
      }))}
      now={now}
      busy={busy}
      failure={failure}
      onStart={() => void begin()}
      onBlocked={lead}
      onRecording={() => goTo('recordingStreamId')}
    />
  );
}
