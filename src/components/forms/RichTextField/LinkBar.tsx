import { useState, type KeyboardEvent } from 'react';
import { safeHref } from '#lib/richText/blocks.ts';
import { TextField } from '#components/forms/TextField/TextField.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import * as S from './RichTextField.styles.ts';

interface LinkBarProps {
  /** The address as it is, empty for a new link. */
  href: string;
  /** Gets a good address, or null to take the link off. */
  onApply: (href: string | null) => void;
  onClose: () => void;
}

/** The address of a link, under the buttons. Enter takes it, Esc leaves the text as it was. It is no form: it stands in one. */
export function LinkBar({ href, onApply, onClose }: LinkBarProps) {
  const t = useMessages(messages);
  const [address, setAddress] = useState(href);
  const [wrong, setWrong] = useState(false);

  const apply = () => {
    const good = safeHref(address);
    setWrong(good === null);
    if (good !== null) onApply(good);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) apply();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <S.LinkBar onKeyDown={onKeyDown}>
      <TextField
        label={t.address}
        labelSize="small"
        type="url"
        inputMode="url"
        value={address}
        onChange={setAddress}
        error={wrong ? t.badAddress : undefined}
        placeholder="https://"
        ref={(input: HTMLInputElement | null) => input?.focus()}
      />
      <S.LinkActions>
        <Button size="small" onClick={apply}>
          {t.apply}
        </Button>
        {href !== '' && (
          <Button size="small" variant="quiet" onClick={() => onApply(null)}>
            {t.unlink}
          </Button>
        )}
      </S.LinkActions>
    </S.LinkBar>
  );
}
