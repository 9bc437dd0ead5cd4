import styled from 'styled-components';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color, radius } from '#theme/tokens.ts';
import { messages } from './messages.ts';
import { qrPath } from './qr.ts';

/** The code itself. */
export default function Drawing({ text, size }: { text: string; size: number }) {
  const t = useMessages(messages);
  const { size: modules, path } = qrPath(text);
  return (
    <Ground data-theme="light" style={{ width: size, height: size }}>
      <svg
        role="img"
        aria-label={t.label(text)}
        viewBox={`0 0 ${modules} ${modules}`}
        width={size}
        height={size}
        shapeRendering="crispEdges"
      >
        <path d={path} fill="currentColor" />
      </svg>
    </Ground>
  );
}

/** In the light theme whatever the console's is. */
const Ground = styled.div`
  overflow: hidden;
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: 0 0 0 1px ${color.line};
`;
