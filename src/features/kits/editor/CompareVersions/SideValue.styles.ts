import styled, { css } from 'styled-components';
import { visuallyHidden } from '#theme/mixins.ts';
import { color, radius, space, type } from '#theme/tokens.ts';

export const Prose = styled.span`
  white-space: pre-line;
`;

export const Picture = styled.img`
  width: 128px;
  height: 72px;
  border-radius: ${radius.thumb};
  object-fit: cover;
`;

export const Empty = styled.span`
  color: ${color.ink3};
`;

export const Removed = styled.del`
  padding: 1px 0;
  border-radius: ${radius.thumb};
  background: ${color.badTint};
  color: ${color.badText};
`;

export const Added = styled.ins`
  padding: 1px 0;
  border-radius: ${radius.thumb};
  background: ${color.okTint};
  color: ${color.okText};
  text-decoration: none;
`;

export const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin: -2px 0;
`;

export const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  max-width: 100%;
  min-height: 24px;
  padding: 4px ${space[2]};
  border-radius: ${radius.tag};
  background: ${color.fill};
  color: ${color.ink};
  ${type.caption}
`;

export const OwnTag = styled(Tag)<{ $side: 'platform' | 'device' }>`
  ${(p) =>
    p.$side === 'platform'
      ? css`
          background: ${color.badTint};
          color: ${color.badText};
        `
      : css`
          background: ${color.okTint};
          color: ${color.okText};
        `}
`;

export const Said = styled.span`
  ${visuallyHidden}
`;
