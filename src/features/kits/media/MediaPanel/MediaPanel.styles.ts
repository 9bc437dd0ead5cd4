import styled, { css } from 'styled-components';
import { media } from '#theme/media.ts';
import { tabular, visuallyHidden } from '#theme/mixins.ts';
import { color, frame, radius, space, type, weight } from '#theme/tokens.ts';

/** The facts stand beside the player where the form is wide enough for both. */
const beside = '@container media (min-width: 620px)';

export const Root = styled.section`
  container: media / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  min-width: 0;
  border-radius: ${radius.control};
  outline-offset: ${space[2]};
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]} ${space[6]};
  align-items: start;

  ${beside} {
    grid-template-columns: minmax(0, 560px) minmax(200px, 1fr);
  }
`;

/** On a phone the picture goes from edge to edge. */
export const Stage = styled.div`
  min-width: 0;
  max-width: 560px;

  ${media.phone} {
    max-width: none;
    margin: 0 calc(-1 * ${frame.pagePhone});

    && > * {
      border-radius: 0;
    }
  }
`;

/** The place of a picture that cannot be shown yet, of the same size. */
export const Frame = styled.div`
  display: grid;
  align-items: center;
  aspect-ratio: 16 / 9;
  padding: ${space[8]};
  border-radius: ${radius.media};
  background: ${color.sunken};

  &[aria-busy] {
    padding: 0;
  }

  ${media.phone} {
    padding: ${space[4]};
    border-radius: 0;
  }
`;

export const Said = styled.output`
  ${visuallyHidden}
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]} ${space[6]};
  min-width: 0;
  max-width: 560px;
  ${type.body}

  ${beside} {
    flex-direction: column;
    align-self: stretch;
    justify-content: space-between;
    flex-wrap: nowrap;
    max-width: none;
  }

  ${media.phone} {
    max-width: none;
  }
`;

export const About = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  min-width: 0;
  padding: 6px 0;

  ${beside} {
    display: block;
    padding: 0;
  }

  ${media.phone} {
    display: none;
  }
`;

export const FileName = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  ${beside} {
    font-weight: ${weight.strong};
  }
`;

/** In a line after the name, parted by dots; in a column of two where there is room. */
export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  color: ${color.ink2};
  ${tabular}

  dt {
    ${visuallyHidden}
  }

  div {
    position: relative;
    white-space: pre;
  }

  div::before {
    content: ' · ' / '';
  }

  dd {
    display: inline;
  }

  ${beside} {
    display: grid;
    gap: 6px;
    margin-top: ${space[3]};

    div {
      display: flex;
      justify-content: space-between;
      gap: ${space[3]};
    }

    div::before {
      content: none;
    }

    dt {
      position: static;
      width: auto;
      height: auto;
      margin: 0;
      clip-path: none;
      color: ${color.ink3};
    }

    dd {
      color: ${color.ink};
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin: 0 -10px;

  ${beside} {
    flex-direction: column;
    align-items: flex-start;
  }

  ${media.phone} {
    flex: 1;
    justify-content: space-between;

    button {
      height: 44px;
    }
  }
`;

/** The way to the library, under the place for a file. */
export const Library = styled.div`
  margin: -${space[2]} -10px 0;
`;

/** One text of two, by the width of the window. */
export const Words = styled.span<{ $on: 'wide' | 'phone' }>`
  ${(p) =>
    p.$on === 'phone'
      ? css`
          display: none;
        `
      : ''}

  ${media.phone} {
    display: ${(p) => (p.$on === 'phone' ? 'inline' : 'none')};
  }
`;

/** The ground of a file on its way; what was learnt of it stands under the words of its card. */
export const Waiting = styled.div`
  display: grid;
  gap: ${space[4]};

  > section {
    padding-left: 44px;
  }

  padding: ${space[5]};
  border-radius: ${radius.media};
  background: ${color.canvas};

  ${media.phone} {
    padding: ${space[4]};

    > section {
      padding-left: 0;
    }
  }
`;

export const Problem = styled.p`
  color: ${color.badText};
  ${type.caption}
`;
