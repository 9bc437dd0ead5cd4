import type { LucideIcon } from 'lucide-react';
import { DetailsPanel, type DetailsPanelProps } from '#components/layout/DetailsPanel/DetailsPanel.tsx';
import { NoRecord, type NoRecordProps } from './NoRecord.tsx';
import { frameOf, type Opened } from './useOpened.ts';

interface RecordPanelProps extends Pick<DetailsPanelProps, 'title' | 'footer' | 'children'> {
  opened: Opened;
  /** The loaded rows, through which the panel steps. */
  rows: readonly { id: string }[];
  state: NoRecordProps['state'];
  /** `loading` names the panel until the record has a name. */
  texts: NoRecordProps['texts'] & { loading: string };
  /** The record's name for screen readers, once it is known. */
  label?: string | null | undefined;
  missingIcon?: LucideIcon;
  /** Whether a record that does not exist leads back to the list. */
  back?: boolean;
}

/** A record beside its list: its children once it is read, and what is told where it is not. */
export function RecordPanel({
  opened,
  rows,
  state,
  texts,
  label,
  missingIcon,
  back = false,
  children,
  ...panel
}: RecordPanelProps) {
  const frame = frameOf(opened, rows);
  const busy = state.status === 'loading';
  // Without anything in it the panel draws a skeleton.
  const isEmpty = busy && !children;
  return (
    <DetailsPanel {...panel} {...frame} label={label ?? texts.loading} busy={busy}>
      {isEmpty ? undefined : (
        <>
          {children}
          <NoRecord
            state={state}
            texts={texts}
            icon={missingIcon}
            onBack={back ? frame.onClose : undefined}
          />
        </>
      )}
    </DetailsPanel>
  );
}
