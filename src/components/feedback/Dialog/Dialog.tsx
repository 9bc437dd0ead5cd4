import { X } from 'lucide-react';
import { useId, type ComponentPropsWithoutRef, type ReactNode, type RefObject } from 'react';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { Body, Close, Description, Failed, Foot, Head, Heads, Panel, Root, Title } from './Dialog.styles.ts';
import { messages } from './messages.ts';
import { ModalPage } from './ModalPage.ts';
import { useModal } from './useModal.ts';

export interface DialogProps extends Omit<ComponentPropsWithoutRef<'dialog'>, 'title' | 'onClose' | 'open'> {
  /** Whether it is shown. */
  open: boolean;
  /** Esc, the scrim or the cross asked to close. */
  onClose: () => void;
  /** What it is about; names it for screen readers. */
  title: ReactNode;
  /** One line under the title; read together with it. */
  description?: ReactNode;
  /** The task itself. It scrolls where it is long. */
  children?: ReactNode;
  /** Buttons at the foot, the primary last. */
  footer?: ReactNode;
  /** What the last press of a button at the foot came to. What is said outside of a modal dialog is not heard in it. */
  failure?: string | null;
  /** Width, px. Under 720 px of window it is a sheet of the whole width. */
  width?: number;
  /** The name of the cross. */
  closeLabel?: string;
  /** What gets the focus on opening; the first that can take it otherwise. */
  initialFocusRef?: RefObject<HTMLElement | null>;
  /** `false` while work that must end is under way: no cross, and neither Esc nor the scrim closes. */
  dismissable?: boolean;
}

/** A modal dialog on the native element. The focus stays in it and goes back to whatever opened it. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  failure = null,
  width = 480,
  closeLabel,
  initialFocusRef,
  dismissable = true,
  ...rest
}: DialogProps) {
  const t = useMessages(messages);
  const id = useId();
  const modal = useModal({ open, onClose, dismissable, initialFocusRef });
  if (!open) return null;
  return (
    <Root
      {...rest}
      {...modal}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      $width={width}
    >
      <ModalPage />
      <Panel>
        <Head>
          <Heads>
            <Title id={`${id}-title`}>{title}</Title>
            {description !== undefined && <Description id={`${id}-description`}>{description}</Description>}
          </Heads>
          {dismissable && (
            <Close
              label={closeLabel ?? t.close}
              icon={<X size={16} strokeWidth={1.5} aria-hidden />}
              onClick={onClose}
            />
          )}
        </Head>
        {children !== undefined && <Body>{children}</Body>}
        {footer !== undefined && (
          <Foot>
            {failure !== null && <Failed>{failure}</Failed>}
            {footer}
          </Foot>
        )}
      </Panel>
    </Root>
  );
}
