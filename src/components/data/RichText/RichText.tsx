import { Fragment, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, radius, space, type, weight } from '#theme/tokens.ts';
import { byRanges } from '#lib/number/numberRanges.ts';
import type { Run } from '#lib/richText/blocks.ts';
import { parse } from '#lib/richText/parse.ts';

interface RichTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Markdown of RichTextField. Whatever it does not know, HTML too, is shown as it is written. */
  text: string;
  /** The level of its headings in the outline of the page. */
  headingLevel?: 2 | 3 | 4;
}

/** Prose that an author wrote, as people will read it. Nothing of the text becomes HTML. */
export function RichText({ text, headingLevel = 3, ...rest }: RichTextProps) {
  return (
    <Root {...rest}>
      {parse(text).map((block, index) => {
        if (block.type === 'heading') {
          return (
            <Heading key={index} as={`h${headingLevel}`}>
              <Runs runs={block.runs} />
            </Heading>
          );
        }
        if (block.type === 'paragraph') {
          return (
            <p key={index}>
              <Runs runs={block.runs} />
            </p>
          );
        }
        const items = block.items.map((runs, at) => (
          <li key={at}>
            <Runs runs={runs} />
          </li>
        ));
        return block.ordered ? (
          <Numbers key={index}>{items}</Numbers>
        ) : (
          <Bullets key={index}>{items}</Bullets>
        );
      })}
    </Root>
  );
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, bold, italic, href }, index) => {
    const lines = text.split('\n').map((line, at) => (
      <Fragment key={at}>
        {at > 0 && <br />}
        {byRanges(line).map((piece, place) => (place % 2 === 0 ? piece : <Whole key={place}>{piece}</Whole>))}
      </Fragment>
    ));
    const slanted = italic ? <em>{lines}</em> : lines;
    const strong = bold ? <strong>{slanted}</strong> : slanted;
    return href === null ? (
      <Fragment key={index}>{strong}</Fragment>
    ) : (
      <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {strong}
      </a>
    );
  });
}

const Whole = styled.span`
  white-space: nowrap;
`;

const Root = styled.div`
  display: grid;
  gap: ${space[3]};
  max-width: 72ch;
  ${type.prose}
  overflow-wrap: anywhere;

  strong {
    font-weight: ${weight.strong};
  }

  a {
    border-radius: ${radius.thumb};
    color: ${color.accentText};
    text-underline-offset: 3px;
  }
`;

const Heading = styled.h3`
  margin-top: ${space[2]};
  ${type.lead}
  font-weight: ${weight.strong};
`;

const Bullets = styled.ul`
  padding-left: ${space[5]};
  list-style: disc;

  > li + li {
    margin-top: ${space[1]};
  }
`;

const Numbers = styled(Bullets).attrs({ as: 'ol' })`
  list-style: decimal;
`;
