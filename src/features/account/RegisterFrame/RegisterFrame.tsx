import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AuthFrame } from '#components/layout/AuthFrame/AuthFrame.tsx';
import { Logo } from '#components/layout/Logo/Logo.tsx';
import { StepLine } from '#components/layout/StepLine/StepLine.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useTitle } from '#lib/hook/useTitle.ts';
import { messages as artMessages } from '../AuthPage/messages.ts';
import { OtherLanguage } from '../AuthPage/OtherLanguage.tsx';
import { useArrival } from '../AuthPage/useArrival.ts';
import { messages } from './messages.ts';

interface RegisterFrameProps {
  /** The step that goes on. */
  step: 1 | 2;
  /** The heading of the page, and its name in the tab. */
  title: string;
  /** What to do here, in a sentence. */
  lead: ReactNode;
  /** The form, under the lead. */
  children: ReactNode;
  /** What is worked on in the picture's place; undefined where the picture stays. */
  stage?: ReactNode;
}

/** A page of the registration: how far it has come over the form, the way to login and the other language at its foot. */
export function RegisterFrame({ step, title, lead, children, stage }: RegisterFrameProps) {
  const t = useMessages(messages);
  const art = useMessages(artMessages);
  useTitle(title, t.title);
  useArrival();
  return (
    <AuthFrame
      title={title}
      lead={lead}
      head={<Steps steps={[t.mail, t.about]} current={step} start={<Logo withName />} />}
      art={{ title: art.artTitle, note: art.artNote }}
      stage={stage}
      foot={
        <>
          <span>
            {t.have}&ensp;
            <TextLink as={RouterLink} href="/login">
              {t.login}
            </TextLink>
          </span>
          <OtherLanguage />
        </>
      }
    >
      {children}
    </AuthFrame>
  );
}

const Steps = styled(StepLine)`
  width: 100%;
`;
