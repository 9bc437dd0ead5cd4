import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Logo } from '#components/layout/Logo/Logo.tsx';
import { media } from '#theme/media.ts';
import { color, frame, radius, space, type, weight } from '#theme/tokens.ts';

interface Picture {
  /** Address of a large picture that may be cropped on any side. */
  src: string;
  /** What stays in sight when it is cropped, as `object-position`. */
  focus: string;
  /** Its name, written on it at the bottom left; there it must be dark enough for white text. */
  title?: string;
  /** A line under the name. */
  note?: string;
}

export interface PictureFrameProps extends ComponentPropsWithRef<'div'> {
  picture: Picture;
  /** The text, 400 px wide, in the middle of its column. */
  children: ReactNode;
  /** Over the text: the wordmark by default, or how far one has come, with the wordmark in it. */
  head?: ReactNode;
  /** A small line at the foot of the column. */
  foot?: ReactNode;
  /** What is worked on in the picture's place. Give it on a window of 1024 px and more only. */
  stage?: ReactNode;
}

const wordmark = <Logo withName />;

/** A page outside the console: a column of text and a picture. Under 1024 px the picture is a low strip over the column. */
export function PictureFrame({
  picture,
  children,
  head = wordmark,
  foot,
  stage,
  ...rest
}: PictureFrameProps) {
  const [seen, setSeen] = useState<string | null>(null);
  return (
    <Root {...rest}>
      <Column>
        {head}
        <Main>{children}</Main>
        {foot !== undefined && <Foot>{foot}</Foot>}
      </Column>
      <Art>
        {stage ?? (
          <img
            key={picture.src}
            src={picture.src}
            alt=""
            style={{ objectPosition: picture.focus }}
            onLoad={() => setSeen(picture.src)}
            onError={({ currentTarget }) => currentTarget.style.setProperty('visibility', 'hidden')}
          />
        )}
        {stage === undefined && picture.title !== undefined && (
          <Name $onPicture={seen === picture.src}>
            <strong>{picture.title}</strong>
            {picture.note}
          </Name>
        )}
      </Art>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 576px minmax(0, 1fr);
  min-height: 100dvh;
  background: ${color.surface};

  ${media.tablet} {
    grid-template: auto 1fr / minmax(0, 1fr);
  }
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  width: 400px;
  margin-left: 88px;
  padding: 37px 0 28px;

  ${media.tablet} {
    width: min(400px, 100% - 2 * ${frame.pagePhone});
    margin: 0 auto;
    padding: ${space[6]} 0;
  }
`;

const Main = styled.main`
  display: flex;
  flex-direction: column;
  justify-content: center;
  flex: 1;
  width: 100%;
  padding: ${space[8]} 0 42px;

  &:focus {
    outline: none;
  }

  ${media.tablet} {
    justify-content: flex-start;
    flex: none;
    padding: ${space[10]} 0;
  }

  ${media.phone} {
    padding: ${space[8]} 0;
  }
`;

// Its links are quiet by default, padded to a target of 24 px without taking more room.
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  margin-top: auto;
  color: ${color.ink3};
  ${type.caption}

  & :where(a) {
    margin: -${space[1]} 0;
    padding: ${space[1]} 0;
    text-decoration: none;
  }

  & :where(a):hover {
    text-decoration: underline;
  }
`;

const Art = styled.figure`
  position: sticky;
  top: ${space[3]};
  height: calc(100dvh - 2 * ${space[3]});
  margin: ${space[3]} ${space[3]} ${space[3]} 0;
  border-radius: ${radius.bar};
  overflow: hidden;
  background: ${color.sunken};

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  ${media.tablet} {
    position: static;
    order: -1;
    height: clamp(112px, 22svh, 240px);
    margin: ${space[3]} ${space[3]} 0;
  }

  ${media.phone} {
    height: clamp(96px, 15svh, 140px);
  }

  @media (max-width: 1023.98px) and (max-height: 480px) {
    display: none;
  }
`;

/** Until the picture is there, and where it never comes, its name stands on the ground of its place. */
const Name = styled.figcaption<{ $onPicture: boolean }>`
  position: absolute;
  inset: auto ${space[8]} 28px;
  color: ${(p) => (p.$onPicture ? color.onMedia : color.ink2)};
  ${type.body}

  & > strong {
    display: block;
    font-weight: ${weight.strong};
  }

  ${media.tablet} {
    display: none;
  }
`;
