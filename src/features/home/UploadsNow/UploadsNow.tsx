import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { uploadsAtom } from '#atoms/upload/uploads.ts';
import { ProgressRing } from '#components/feedback/ProgressRing/ProgressRing.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { tabular, truncate } from '#theme/mixins.ts';
import { color, space, type } from '#theme/tokens.ts';
import { Section } from '../Section/Section.tsx';
import { messages } from './messages.ts';
import type { Upload } from '#atoms/upload/entries.ts';

/** States in which an upload goes on by itself. One that stopped waits for the author, and is told elsewhere. */
const going: readonly Upload['state'][] = ['progress', 'queued', 'waitingNetwork', 'processing'];

/** Uploads that are told one by one. */
const most = 5;

/** The uploads that are going on; nothing while there are none. */
export function UploadsNow() {
  const t = useMessages(messages);
  const uploads = useAtomValue(uploadsAtom).filter(({ state }) => going.includes(state));
  if (uploads.length === 0) return null;
  const words = (upload: Upload) => {
    if (upload.state === 'queued') return t.queued;
    if (upload.state === 'processing') return t.processing;
    return upload.state === 'waitingNetwork' ? t.network : t.percent(Math.round(upload.progress));
  };
  return (
    <Section title={t.title} link={{ href: '/uploads', text: t.all }}>
      <List>
        {uploads.slice(0, most).map((upload) => (
          <Row key={upload.id}>
            <ProgressRing value={upload.progress} size={16} label={upload.fileName} />
            <Name title={upload.fileName}>{upload.fileName}</Name>
            <Share>{words(upload)}</Share>
          </Row>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ul`
  ${type.body}
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 36px;
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
  ${truncate}
`;

const Share = styled.span`
  ${tabular}
  color: ${color.ink2};
`;
