import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { color, space, type } from '#theme/tokens.ts';

export const Reading = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[3]};
  min-height: 96px;
  color: ${color.ink2};
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const Setting = styled.div`
  padding-bottom: ${space[4]};
  border-bottom: 1px solid ${color.line};
`;

/** The grips of rows stand in the padding of the dialog, clear of its edge. */
export const TreePlace = styled.div`
  min-width: 0;
  padding-left: ${space[2]};

  ${media.phone} {
    margin: 0 -${space[2]};
    padding-left: 0;
  }
`;

/** What the open row is made of, or what keys do: in sight however long the tree is, and over the grips beside the rows too. */
export const Source = styled.p`
  position: sticky;
  bottom: -${space[6]};
  z-index: 1;
  min-height: 32px;
  padding: ${space[2]} 0;
  background: ${color.raised};
  box-shadow: -${space[4]} 0 0 ${color.raised};
  ${type.caption}
  color: ${color.ink2};
  overflow-wrap: anywhere;
`;

export const Keys = styled.span`
  ${media.noKeyboard} {
    display: none;
  }
`;

export const Left = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const LeftName = styled.span`
  display: block;
  overflow-wrap: anywhere;
`;

export const LeftReason = styled.span`
  display: block;
  ${type.caption}
  color: ${color.ink2};
`;

/** How far an archive is unpacked, before the buttons. */
export const Progress = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[2]};
  min-width: 160px;
  margin-right: ${space[4]};
  ${type.caption}
  color: ${color.ink2};
`;
