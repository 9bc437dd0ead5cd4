import styled from 'styled-components';
import { Cover } from '#components/data/Cover/Cover.tsx';
import { media } from '#theme/media.ts';
import { tabular, truncate, visuallyHidden } from '#theme/mixins.ts';
import { color, radius, space, type, weight } from '#theme/tokens.ts';

/** On a phone the parts are laid out anew. Roles in words keep it a table for screen readers, whatever `display` says. */
export const Table = styled.table.attrs({ role: 'table' })`
  width: calc(100% + ${space[8]});
  margin: 0 -${space[4]};
  border-collapse: collapse;
  table-layout: fixed;
  ${type.body}

  ${media.phone} {
    display: block;
    width: 100%;
    margin: 0;
  }
`;

export const Head = styled.thead.attrs({ role: 'rowgroup' })`
  ${type.caption}
  color: ${color.ink3};

  ${media.phone} {
    ${visuallyHidden}
  }
`;

export const HeadRow = styled.tr.attrs({ role: 'row' })`
  height: 32px;
  border-bottom: 1px solid ${color.line};
`;

export const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  ${media.phone} {
    display: block;
  }
`;

export const Row = styled.tr.attrs({ role: 'row' })<{ $selected: boolean }>`
  position: relative;
  height: 62px;
  border-bottom: 1px solid ${color.line};
  background: ${(p) => (p.$selected ? color.sel : 'transparent')};

  ${media.hover} {
    &:hover {
      background: ${(p) => (p.$selected ? color.sel : color.hover)};
    }
  }

  ${media.phone} {
    display: grid;
    grid-template:
      'title title menu' auto
      'status use use' auto
      'status changed changed' auto / 1fr auto auto;
    column-gap: ${space[3]};
    height: auto;
    margin: 0 -${space[4]};
    padding: 14px ${space[4]} ${space[4]};
    border: 0;

    &::before {
      content: '';
      position: absolute;
      inset: auto ${space[4]} 0;
      height: 1px;
      background: ${color.line};
    }
  }
`;

const Cell = styled.td.attrs((props) => ({ role: props.as === 'th' ? 'columnheader' : 'cell' }))`
  padding: 0;
  font-weight: ${weight.regular};
  text-align: left;
  vertical-align: middle;
`;

export const Title = styled(Cell)`
  padding: 0 ${space[4]};

  ${media.phone} {
    grid-area: title;
    padding: 0;
  }
`;

export const Status = styled(Cell)`
  width: 216px;
  padding-right: ${space[4]};

  ${media.phone} {
    grid-area: status;
    width: auto;
    margin-top: ${space[4]};
    padding: 0;
  }
`;

export const Use = styled(Cell)`
  width: 168px;
  padding-right: ${space[4]};
  color: ${color.ink2};

  ${Head} & {
    color: inherit;
  }

  ${media.tablet} {
    display: none;
  }

  ${media.phone} {
    display: block;
    grid-area: use;
    width: auto;
    margin-top: ${space[4]};
    padding: 0;
    text-align: right;

    &:empty {
      display: none;
    }
  }
`;

export const Changed = styled(Cell)`
  width: 132px;
  ${tabular}
  color: ${color.ink2};
  text-align: right;
  white-space: nowrap;

  ${Head} & {
    color: inherit;
  }

  ${media.phone} {
    grid-area: changed;
    width: auto;
    ${type.caption}
    line-height: 20px;
  }
`;

export const Menu = styled(Cell)`
  width: 56px;
  padding-right: 12px;
  text-align: right;

  /* Above the link of the row. */
  > * {
    position: relative;
    z-index: 1;
  }

  ${media.phone} {
    grid-area: menu;
    align-self: start;
    width: auto;
    margin: -4px -8px 0 0;
    padding: 0;
  }
`;

export const Thing = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  min-width: 0;

  ${media.phone} {
    align-items: flex-start;
    gap: ${space[3]};
  }
`;

export const Thumb = styled(Cover)`
  ${media.phone} {
    width: 96px;
  }
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Link = styled.a`
  display: block;
  ${truncate}
  color: ${color.ink};
  font-weight: ${weight.strong};
  text-decoration: none;

  /* The link's target is the whole row. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.control};
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
  }

  ${media.phone} {
    display: -webkit-box;
    white-space: normal;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
`;

export const Subtitle = styled.div`
  ${type.caption}
  ${truncate}
  margin-top: 2px;
  color: ${color.ink2};
`;

export const Hidden = styled.span`
  ${visuallyHidden}
`;

export const Said = styled.output`
  ${visuallyHidden}
`;

export const Bones = styled.div`
  margin: 32px -${space[4]} 0;
  border-top: 1px solid ${color.line};
`;

export const Bone = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  height: 62px;
  padding: 0 ${space[4]};
  border-bottom: 1px solid ${color.line};
`;
