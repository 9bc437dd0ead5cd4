import styled from 'styled-components';
import { tabular } from '#theme/mixins.ts';
import { color, radius, space, type, weight } from '#theme/tokens.ts';

export const Root = styled.section`
  min-width: 0;
  ${type.body}
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 20px;
  margin-bottom: ${space[2]};
`;

export const Title = styled.h2`
  ${type.body}
  font-weight: ${weight.strong};
`;

export const Count = styled.span`
  ${tabular}
  display: grid;
  place-items: center;
  min-width: 20px;
  height: 20px;
  padding: 0 6px;
  border-radius: ${radius.thumb};
  background: ${color.dawnTint};
  color: ${color.dawnText};
  ${type.caption}
  font-weight: ${weight.strong};
`;

export const List = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) auto;
  column-gap: ${space[3]};
  row-gap: 2px;
  padding: ${space[4]} 0;

  & + & {
    border-top: 1px solid ${color.line};
  }
`;

export const Icon = styled.span`
  display: flex;
  align-items: center;
  height: 20px;
  color: ${color.dawnMark};
`;

export const Name = styled.h3`
  ${type.body}
  font-weight: ${weight.strong};
`;

export const Action = styled.span`
  grid-column: 3;
`;

export const Text = styled.p`
  grid-column: 2 / -1;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
  color: ${color.ink2};
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

export const Calm = styled.p`
  max-width: 48ch;
  color: ${color.ink2};
  text-wrap: pretty;
`;
