import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius, space, type, weight } from '#theme/tokens.ts';
import { PageLink } from './PageLink.tsx';

const Row = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[3]};
  margin: ${space[8]} 0 ${space[3]};
`;

const Name = styled.h3`
  margin: 0;
  color: ${color.ink};
  font-weight: ${weight.strong};
  ${type.title4}

  a {
    color: inherit;
    ${type.body}
  }
`;

interface HeadProps {
  /** By it the sidebar leads here. */
  id: string;
  title: string | null;
  /** Where the title leads. */
  page?: string | undefined;
  children: ReactNode;
}

/** The line over a story: its name, and what can be done with it. */
export function Head({ id, title, page, children }: HeadProps) {
  const name = page === undefined ? title : <PageLink to={page}>{title}</PageLink>;
  return (
    <Unstyled>
      <Row id={id}>
        {title === null ? <span /> : <Name>{name}</Name>}
        {children}
      </Row>
    </Unstyled>
  );
}

/** What can be done with a story, side by side. */
export const Actions = styled.div`
  display: flex;
  gap: ${space[3]};
`;

/** A button or a link that looks like one. */
export const Action = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${color.accentText};
  font-family: inherit;
  ${type.caption}
  text-decoration: none;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;

/** The frame around a story. */
export const Box = styled.div`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.media};
  background: ${color.surface};
`;

/** The code of a story, folded. */
export const Code = styled.details`
  margin-top: ${space[2]};
  ${type.caption}

  summary {
    cursor: pointer;
    color: ${color.ink2};
  }
`;

/** A list of facts: what, and then the facts themselves. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${space[2]} ${space[6]};
  margin: ${space[6]} 0;
  color: ${color.ink};
  ${type.body}

  dt {
    color: ${color.ink2};
  }

  dd {
    margin: 0;
  }
`;

/** Names in a row, each a link. */
export const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    color: ${color.accentText};
  }
`;

/** What would push all that follows out of sight: how much it is, and the whole when somebody wants it. */
export const Fold = styled.details`
  summary {
    cursor: pointer;
  }

  summary ~ * {
    margin-top: ${space[2]};
  }
`;

/** Areas of the console, a line each. */
export const Areas = styled.div`
  display: grid;
  gap: ${space[1]};
`;

/** An area, and beside it what is in it. */
export const Area = styled.div`
  display: grid;
  grid-template-columns: 152px minmax(0, 1fr);
  gap: ${space[3]};

  > span {
    color: ${color.ink2};
  }
`;

/** Words, and beside them what they speak of; one over the other where there is no room. */
export const Chosen = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(280px, 1fr));
  gap: ${space[6]};
  padding: ${space[5]} 0;
  border-top: 1px solid ${color.line};
`;

/** What words speak of, one over the other. */
export const Examples = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  min-width: 0;
`;

/** A component among others: the line over it is close. */
export const Example = styled.div`
  min-width: 0;

  ${Row} {
    margin-top: 0;
  }
`;

/** A part of a page that is opened when somebody wants it. */
export const Folded = styled.details`
  margin: ${space[3]} 0;
  color: ${color.ink};
  ${type.body}

  summary {
    cursor: pointer;
    font-weight: ${weight.strong};
  }

  p {
    margin: ${space[2]} 0;
  }
`;

/** What comes one after another. */
export const Steps = styled.ol`
  display: grid;
  gap: ${space[1]};
  margin: ${space[3]} 0;
  padding-left: ${space[6]};
`;

/** Keys, and what then holds. */
export const Keys = styled.table`
  width: 100%;
  margin: ${space[3]} 0;
  border-collapse: collapse;

  th {
    color: ${color.ink2};
    font-weight: ${weight.regular};
    ${type.caption}
  }

  th,
  td {
    padding: ${space[2]} ${space[4]} ${space[2]} 0;
    border-bottom: 1px solid ${color.line};
    text-align: left;
    vertical-align: top;
  }

  kbd {
    display: inline-block;
    margin: 0 ${space[1]} ${space[1]} 0;
    padding: 0 ${space[2]};
    border-radius: ${radius.tag};
    background: ${color.fill};
    font-family: inherit;
  }
`;

/** When a component is taken, and when another one is: side by side, words over what they speak of. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 ${space[6]};
  margin: ${space[8]} 0 ${space[3]};

  @media (width < 720px) {
    grid-template-columns: minmax(0, 1fr);
  }

  ${Row} {
    margin-top: ${space[3]};
  }

  /* The name of a page and the way to another are one line: their examples stand level. */
  ${Name},
  ${Name} a {
    ${type.body}
  }
`;

/** Words over an example of a pair. */
export const Side = styled.div`
  padding-top: ${space[3]};
  border-top: 1px solid ${color.line};
  color: ${color.ink};
  ${type.body}

  h3 {
    margin: 0;
    color: ${color.ink2};
    font-weight: ${weight.regular};
    ${type.caption}
  }

  p {
    margin: ${space[1]} 0 0;
  }
`;

/** Parts within parts. */
export const Parts = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin: ${space[1]} 0;
  padding: 0;
  list-style: none;

  & & {
    margin-left: ${space[2]};
    padding-left: ${space[4]};
    border-left: 1px solid ${color.line};
  }

  a {
    color: ${color.accentText};
  }

  small {
    color: ${color.ink2};
    ${type.caption}
  }

  code {
    font-size: 0.92em;
  }
`;
