import styled from 'styled-components';
import { tabular } from '#theme/mixins.ts';
import { color, control, radius, space, type, weight } from '#theme/tokens.ts';

/** As high as an ordinary question, so that the dialog keeps its place from one to the next. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
  min-height: min(320px, 50dvh);
`;

export const Place = styled.p`
  margin: 0;
  ${type.caption}
  ${tabular}
  color: ${color.ink2};
`;

export const Question = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Asked = styled.legend`
  padding: 0;
  margin-bottom: ${space[1]};
  ${type.lead}
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

export const Picture = styled.img`
  display: block;
  justify-self: start;
  max-width: 100%;
  max-height: 240px;
  border-radius: ${radius.media};
`;

export const Hint = styled.p`
  margin: 0;
  color: ${color.ink2};
`;

export const Needed = styled.p`
  margin: 0;
  color: ${color.badText};
`;

export const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[3]};
  min-height: ${control.large};
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.line2};
  border-radius: ${radius.control};
  overflow-wrap: anywhere;
  cursor: pointer;

  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.sel};
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Step = styled.li`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space[1]};
  min-height: ${control.large};
  padding: 0 ${space[1]} 0 ${space[4]};
  border: 1px solid ${color.line2};
  border-radius: ${radius.control};
  overflow-wrap: anywhere;
`;

export const Number = styled.span`
  color: ${color.ink3};
  ${tabular}
`;

export const Time = styled.span`
  margin-right: auto;
  color: ${color.ink2};
  ${tabular}
`;

export const Result = styled.div`
  display: grid;
  gap: ${space[5]};
`;

export const Figure = styled.p`
  margin: 0;
  ${type.figure}
  font-weight: ${weight.strong};
  ${tabular}
`;

export const Sum = styled.div`
  display: grid;
  gap: ${space[1]};
  justify-items: start;
`;
