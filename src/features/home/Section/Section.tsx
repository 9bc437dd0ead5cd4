import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { color, space, type, weight } from '#theme/tokens.ts';

interface SectionProps {
  /** What the part shows, in a few words. */
  title: string;
  /** At the right of the title: where all of it is. */
  link?: { href: string; text: string };
  /** Its rows, or what is said where there are none. */
  children: ReactNode;
}

/** A part of the home screen under its title. */
export function Section({ title, link, children }: SectionProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Head>
        <Title id={id}>{title}</Title>
        {link !== undefined && (
          <TextLink as={RouterLink} alone href={link.href} tone="quiet">
            {link.text}
          </TextLink>
        )}
      </Head>
      {children}
    </Root>
  );
}

interface RepeatProps {
  /** What failed, without a full stop. */
  text: string;
  /** «Повторить» */
  label: string;
  onRepeat: () => void;
}

/** A part that could not be read, in a line, with the means to try again. */
export function Repeat({ text, label, onRepeat }: RepeatProps) {
  return (
    <Calm role="alert">
      {text}.{' '}
      <TextLink as="button" type="button" onClick={onRepeat}>
        {label}
      </TextLink>
    </Calm>
  );
}

const Root = styled.section`
  min-width: 0;
  ${type.body}
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[4]};
  min-height: 20px;
  margin-bottom: ${space[3]};
`;

const Title = styled.h2`
  ${type.body}
  font-weight: ${weight.strong};
`;

/** A quiet sentence where there is nothing to show. */
export const Calm = styled.p`
  max-width: 56ch;
  color: ${color.ink2};
  text-wrap: pretty;
`;
