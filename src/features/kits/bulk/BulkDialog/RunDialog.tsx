import { useSetAtom } from 'jotai';
import styled from 'styled-components';
import { goOnBulkAtom, stopBulkAtom, undoBulkAtom, type BulkRun } from '#atoms/bulk/run.ts';
import type { BulkRowState } from '#atoms/bulk/journal.ts';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { ProgressBar } from '#components/feedback/ProgressBar/ProgressBar.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color, space, type, weight } from '#theme/tokens.ts';
import { bulkMessages } from '../bulkMessages.ts';
import { runMessages } from '../runMessages.ts';

interface RunDialogProps {
  run: BulkRun;
  onClose: () => void;
}

const through: readonly BulkRowState[] = ['done', 'failed', 'changed'];
const back: readonly BulkRowState[] = ['restored', 'left', 'stays'];

/** How far a bulk edit is, in figures. */
function figuresOf({ journal, progress: { states, isUndo } }: BulkRun) {
  const count = (...wanted: BulkRowState[]) => states.filter((state) => wanted.includes(state)).length;
  // A row that was never written has nothing to undo.
  const total = isUndo ? journal.rows.length - count('waiting', 'changed') : journal.rows.length;
  return {
    total,
    passed: isUndo ? count(...back) : count(...through),
    done: isUndo ? count('restored') : count('done'),
    failed: isUndo ? count('stays') : count('failed'),
    waiting: isUndo ? count('done', 'begun', 'failed') : count('waiting', 'begun'),
    written: count('done', 'begun', 'failed', 'stays'),
  };
}

/** A bulk edit while it goes on, what it came to row by row, and the way back. */
export function RunDialog({ run, onClose }: RunDialogProps) {
  const t = useMessages(runMessages);
  const words = useMessages(bulkMessages);
  const { isRunning, progress, journal } = run;
  const { total, passed, done } = figuresOf(run);
  const { isUndo, isEnded } = progress;
  const isCut = !isRunning && !isEnded;
  const all = done === total;
  const result = isUndo
    ? all
      ? t.allUndone(done)
      : t.undone(done, total)
    : all
      ? t.allChanged(done)
      : t.changed(done, total);
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={!isRunning}
      title={isRunning ? words[journal.mode] : isCut ? t.interrupted : result}
      description={isCut ? t.interruptedText(done, total) : undefined}
      footer={<Foot run={run} onClose={onClose} />}
    >
      {isRunning && (
        <Told role="status">
          {isUndo ? t.undoing(passed, total) : t.changing(passed, total)}
          <ProgressBar label={t.progress} value={(passed / Math.max(1, total)) * 100} />
        </Told>
      )}
      <Reasons run={run} />
      {!isRunning && !isUndo && !isCut && done > 0 && <Hint>{t.undoHint}</Hint>}
    </Dialog>
  );
}

/** The failures, each with its reason. */
function Reasons({ run: { journal, progress } }: Pick<RunDialogProps, 'run'>) {
  const t = useMessages(runMessages);
  const told = journal.rows.flatMap((row, number) => {
    const reason = progress.reasons[number];
    return reason === undefined ? [] : [{ row, reason, state: progress.states[number] }];
  });
  if (told.length === 0) return null;
  return (
    <List aria-label={t.rows}>
      {told.map(({ row, reason, state }) => (
        <Item key={`${row.kind}/${row.id}`}>
          <Glyph name={state === 'failed' || state === 'stays' ? 'failed' : 'attention'} />
          <div>
            <Name>{row.name}</Name>
            <Reason>{reason}</Reason>
          </div>
        </Item>
      ))}
    </List>
  );
}

function Foot({ run, onClose }: RunDialogProps) {
  const t = useMessages(runMessages);
  const stop = useSetAtom(stopBulkAtom);
  const goOn = useSetAtom(goOnBulkAtom);
  const undo = useSetAtom(undoBulkAtom);
  const { isRunning, progress } = run;
  const { failed, waiting, written } = figuresOf(run);
  if (isRunning) return <Button onClick={() => stop()}>{t.stop}</Button>;
  const left = failed + waiting;
  const isCut = !progress.isEnded;
  return (
    <>
      {!progress.isUndo && written > 0 && (
        <Button variant="quiet" onClick={() => void undo()}>
          {t.undo}
        </Button>
      )}
      <Button variant={left === 0 ? 'primary' : undefined} onClick={onClose}>
        {isCut ? t.later : t.close}
      </Button>
      {left > 0 && (
        <Button variant="primary" onClick={() => void (progress.isUndo ? undo() : goOn())}>
          {progress.isUndo ? t.undoAgain(left) : waiting > 0 ? t.goOn(left) : t.again(left)}
        </Button>
      )}
    </>
  );
}

const Told = styled.div`
  display: grid;
  gap: ${space[2]};
  ${type.body}
`;

const Hint = styled.p`
  margin: 0;
  ${type.caption}
  color: ${color.ink2};
  text-wrap: pretty;
`;

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin: ${space[2]} 0;
`;

const Item = styled.li`
  display: flex;
  gap: ${space[2]};
  ${type.body}

  > svg {
    flex: none;
    margin-top: 2px;
  }

  > div {
    min-width: 0;
  }
`;

const Reason = styled.div`
  color: ${color.ink2};
  ${type.caption}
  text-wrap: pretty;
`;

const Name = styled.div`
  overflow-wrap: anywhere;
  font-weight: ${weight.strong};
`;
