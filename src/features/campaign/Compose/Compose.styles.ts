import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { color, space, type, weight } from '#theme/tokens.ts';

export const Back = styled.div`
  margin-bottom: ${space[3]};
  ${type.body}

  > a {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    min-height: 24px;
  }
`;

export const Kept = styled.p`
  color: ${color.ink3};
  ${type.body}
`;

export const Fields = styled.div`
  display: grid;
  gap: ${space[6]};
  max-width: 640px;
`;

export const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
`;

export const RailTitle = styled.h2`
  margin-bottom: ${space[3]};
  ${type.body}
  font-weight: ${weight.strong};
`;

/** On a phone the rail is gone: there the preview stands under the form. */
export const Below = styled.section`
  display: none;

  ${media.phone} {
    display: block;
    margin-top: ${space[8]};
  }
`;

export const Crowd = styled.div`
  max-width: 640px;
  margin-bottom: ${space[6]};
`;

/** On a phone the one primary stands in the bar at the foot. */
export const WideOnly = styled.span`
  display: contents;

  ${media.phone} {
    display: none;
  }
`;
