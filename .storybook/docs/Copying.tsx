import { Check, Copy } from 'lucide-react';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { bareButton, hitArea } from '#theme/mixins.ts';
import { color, layer, motion, radius, shadow, space, type } from '#theme/tokens.ts';

interface Copied {
  /** The last copied value; null if there is none, or some time has passed. */
  value: string | null;
  copy: (value: string) => void;
}

const CopyContext = createContext<Copied>({ value: null, copy: () => undefined });

/** How long the message about a copied value is shown, ms. */
const toldFor = 4000;

/** Tells sighted users and screen readers what the buttons inside have copied. */
export function Copying({ children }: { children: ReactNode }) {
  const [told, setTold] = useState<{ value: string; copied: boolean } | null>(null);
  useEffect(() => {
    if (told === null) return;
    const end = setTimeout(() => setTold(null), toldFor);
    return () => clearTimeout(end);
  }, [told]);
  const copy = (value: string) =>
    void navigator.clipboard.writeText(value).then(
      () => setTold({ value, copied: true }),
      () => setTold({ value, copied: false }),
    );
  return (
    <CopyContext value={{ value: told?.copied ? told.value : null, copy }}>
      {children}
      <Told role="status">
        {told !== null &&
          (told.copied ? `Copied ${told.value}` : `The browser did not let ${told.value} be copied`)}
      </Told>
    </CopyContext>
  );
}

interface CopyValueProps {
  value: string;
  /** A description of the value for screen readers: `accent, light`. */
  of: string;
}

/** A value that is copied when it is pressed. */
export function CopyValue({ value, of }: CopyValueProps) {
  const { value: copied, copy } = useContext(CopyContext);
  const Icon = copied === value ? Check : Copy;
  return (
    <Value type="button" aria-label={`Copy ${value}: ${of}`} onClick={() => copy(value)}>
      {value}
      <Icon size={12} strokeWidth={1.5} aria-hidden />
    </Value>
  );
}

const Value = styled.button`
  ${bareButton}
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  border-radius: ${radius.thumb};
  color: inherit;
  font-family: ui-monospace, monospace;
  ${type.caption}
  cursor: copy;

  svg {
    color: ${color.ink3};
    transition: color ${motion.fast} ${motion.ease};
  }

  &:hover svg {
    color: ${color.accentText};
  }

  ${hitArea}
`;

const Told = styled.div`
  position: fixed;
  bottom: ${space[6]};
  left: 50%;
  z-index: ${layer.toast};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.raised};
  color: ${color.ink};
  box-shadow: ${shadow.high};
  translate: -50% 0;
  ${type.body}

  &:empty {
    opacity: 0;
    pointer-events: none;
  }
`;
