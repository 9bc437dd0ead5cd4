import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { tabular } from '#theme/mixins.ts';
import { color, space, type, weight } from '#theme/tokens.ts';

export const Root = styled.section`
  min-width: 0;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
  min-height: 94px;
  margin-bottom: ${space[6]};
`;

export const Title = styled.h2`
  ${type.body}
  font-weight: ${weight.regular};
  color: ${color.ink2};
`;

export const Figure = styled.p`
  ${type.figure}
  ${tabular}
  font-weight: ${weight.strong};

  ${media.phone} {
    ${type.title2}
  }
`;

export const Change = styled.p`
  min-height: 20px;
  ${type.body}
  ${tabular}
`;

export const Grown = styled.span<{ $good: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  font-weight: ${weight.strong};
  color: ${(p) => (p.$good ? color.okText : color.badText)};
`;

export const Words = styled.span`
  color: ${color.ink2};
`;

/** The dash and its sum stand on one line. */
export const Together = styled.span`
  white-space: nowrap;
`;

/** The dash of the bars: what they are beside. */
export const Dash = styled.span`
  display: inline-block;
  width: 12px;
  height: 2px;
  margin: 0 ${space[1]} 0 ${space[2]};
  border-radius: 1px;
  background: ${color.ink3};
  vertical-align: middle;

  ${media.phone} {
    /* Here it may begin a line. */
    margin-left: 0;
  }
`;

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[8]};
  ${tabular}
`;

export const Fact = styled.div`
  > dt {
    ${type.caption}
    color: ${color.ink2};
  }

  > dd {
    ${type.body}
    font-weight: ${weight.strong};
  }
`;

export const Small = styled.span<{ $good?: boolean }>`
  ${type.caption}
  font-weight: ${weight.regular};
  color: ${(p) => (p.$good === undefined ? color.ink2 : p.$good ? color.okText : color.badText)};
`;

export const Skeleton = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[3]};
  min-height: 74px;
  margin-bottom: ${space[6]};
`;
