import { X } from 'lucide-react';
import styled from 'styled-components';
import { ProgressRing } from '#components/feedback/ProgressRing/ProgressRing.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { groupDigits } from '#lib/number/numbers.ts';
import { tabular } from '#theme/mixins.ts';
import { color, space, type } from '#theme/tokens.ts';
import { messages } from './messages.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

interface ExportProgressProps {
  /** Rows that are in the file. */
  done: number;
  total: number;
  stop: () => void;
}

/** The progress of an export, with the button that stops it. */
export default function ExportProgress({ done, total, stop }: ExportProgressProps) {
  const t = useMessages(messages);
  const value = total === 0 ? 0 : (done / total) * 100;
  return (
    <Running>
      <ProgressRing value={value} label={t.exporting} />
      <span>{t.exported(groupDigits(done), groupDigits(total))}</span>
      <IconButton size="small" label={t.stopExport} icon={<X {...icon} />} onClick={stop} />
    </Running>
  );
}

const Running = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: 0 ${space[1]};
  ${type.body}
  ${tabular}
  color: ${color.ink2};
  white-space: nowrap;
`;
