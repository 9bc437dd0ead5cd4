import { Link2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import * as v from 'valibot';
import { httpsUrl } from '#domain/content/schema.ts';
import { wholeLink } from '#lib/text/wholeLink.ts';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { TextField } from '#components/forms/TextField/TextField.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color, weight } from '#theme/tokens.ts';
import { messages } from './messages.ts';

interface LinkFieldProps {
  value: string;
  onChange: (link: string) => void;
  /** What the platform or a check of the whole form says of it. */
  error: string | undefined;
  /** When this very link was opened for a check: «12:04». */
  openedAt?: string;
  /** The author opens it for a check. */
  onOpen: () => void;
}

/** Whether a text is an address that a webinar may have. */
export const isLink = (text: string): boolean => v.is(httpsUrl, text);

/** The link to a webinar. Its form is checked here; whether it opens no call can tell, so that the author looks in a new tab. */
export function LinkField({ value, onChange, error, openedAt, onOpen }: LinkFieldProps) {
  const t = useMessages(messages);
  const [focused, setFocused] = useState(false);
  const text = value.trim();
  const right = isLink(text);
  const wrong = text !== '' && !right && !focused ? (/\s/.test(text) ? t.spaces : t.wrong) : undefined;
  const hint = right ? (
    <Right>
      <Glyph name="ready" size={14} />
      {openedAt === undefined ? t.right : t.opened(openedAt)}
    </Right>
  ) : (
    t.none
  );
  return (
    <TextField
      label={t.label}
      type="url"
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      placeholder={t.placeholder}
      value={value}
      onChange={onChange}
      prefix={<Link2 size={16} strokeWidth={1.5} aria-hidden />}
      suffix={
        right && (
          <Check
            href={text}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t.checkName}
            tone="quiet"
            onClick={onOpen}
          >
            {t.check}
          </Check>
        )
      }
      hint={hint}
      error={wrong ?? error}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        const whole = wholeLink(value);
        if (whole !== value) onChange(whole);
      }}
    />
  );
}

const Check = styled(TextLink)`
  position: relative;
  padding: 2px 4px;
  color: ${color.ink};
  font-weight: ${weight.strong};
`;

const Right = styled.span`
  display: flex;
  gap: 6px;

  > svg {
    flex: none;
    margin-top: 1px;
  }
`;
