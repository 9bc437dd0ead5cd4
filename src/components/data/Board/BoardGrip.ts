import { Button } from 'react-aria-components';
import styled from 'styled-components';
import { gripLook } from './BoardCard.styles.ts';

/** What drags a card by keys. */
export const BoardGrip = styled(Button)`
  ${gripLook}
`;
