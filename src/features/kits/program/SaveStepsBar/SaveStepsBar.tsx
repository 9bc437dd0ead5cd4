import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { SaveProgress, SaveStep, UnfinishedSave } from '#atoms/program/types.ts';
import { SaveBar } from '#components/layout/SaveBar/SaveBar.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { media } from '#theme/media.ts';
import { frame } from '#theme/tokens.ts';
import { SaveJournal } from './SaveJournal.tsx';
import { saveMessages } from './saveMessages.ts';
import { segmentsOf } from './saveSteps.ts';

interface SaveStepsBarProps {
  progress: SaveProgress;
  unfinished: UnfinishedSave | null;
  onResume: (key: string) => void;
  onDrop: (key: string) => void;
}

/** The bar of a save by steps: while it goes on, when a step failed, and when it was cut and waits to go on. */
export function SaveStepsBar({ progress, unfinished, onResume, onDrop }: SaveStepsBarProps) {
  const t = useMessages(saveMessages);
  const [reading, setReading] = useState(false);
  const { status, steps, done, total, failed } = progress;
  const journal = steps.length > 0 && (
    <Button
      variant="quiet"
      icon={<ListChecks size={16} strokeWidth={1.5} aria-hidden />}
      onClick={() => setReading(true)}
    >
      {t.journal}
    </Button>
  );
  const dialog = reading && <SaveJournal steps={steps} onClose={() => setReading(false)} />;

  if (status === 'running') {
    return (
      <>
        <Bar state="saving" title={t.saving(done, total)} note={t.savingNote} steps={segmentsOf(steps, t)}>
          {journal}
        </Bar>
        {dialog}
      </>
    );
  }
  if (unfinished === null) return null;
  const [broken] = failed;
  const onward = (
    <>
      {journal}
      <Button variant="quiet" onClick={() => onDrop(unfinished.key)}>
        {t.letBe}
      </Button>
      <Button variant="primary" onClick={() => onResume(unfinished.key)}>
        {t.goOn}
      </Button>
    </>
  );
  if (broken === undefined) {
    return (
      <>
        <Bar state="paused" title={t.cut(done, total)} note={t.cutNote} steps={segmentsOf(steps, t)}>
          {onward}
        </Bar>
        {dialog}
      </>
    );
  }
  const at = steps.indexOf(broken) + 1;
  return (
    <>
      <Bar
        state="failed"
        title={t.failed(at, total, t[broken.kind], broken.name)}
        note={`${sentence(broken)}${t.kept(done)}`}
        steps={segmentsOf(steps, t)}
      >
        {onward}
      </Bar>
      {dialog}
    </>
  );
}

/** On a phone it stands on the bar at the foot, which holds the primary of the screen. */
const Bar = styled(SaveBar)`
  ${media.phone} {
    bottom: calc(${frame.footPhone} + env(safe-area-inset-bottom));
  }
`;

/** Why a step failed, as a sentence before another. */
function sentence({ reason }: SaveStep): string {
  if (reason === null || reason === '') return '';
  return /[.!?…]$/.test(reason) ? `${reason} ` : `${reason}. `;
}
