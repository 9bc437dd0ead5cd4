import type { RefObject } from 'react';
import styled from 'styled-components';
import type { FindQuery } from '#domain/bulk/places.ts';
import { Checkbox } from '#components/forms/Checkbox/Checkbox.tsx';
import { TextField } from '#components/forms/TextField/TextField.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { media } from '#theme/media.ts';
import { space } from '#theme/tokens.ts';
import { textMessages } from '../textMessages.ts';

interface FindFormProps {
  query: FindQuery;
  /** The field that the window begins at. */
  first: RefObject<HTMLInputElement | null>;
  onChange: (query: FindQuery) => void;
}

/** What is looked for, what takes its place, and how letters are compared. */
export function FindForm({ query, first, onChange }: FindFormProps) {
  const t = useMessages(textMessages);
  const put = (patch: Partial<FindQuery>) => onChange({ ...query, ...patch });
  return (
    <>
      <Pair>
        <TextField ref={first} label={t.find} value={query.find} onChange={(find) => put({ find })} />
        <TextField
          label={t.replacement}
          value={query.replacement}
          onChange={(replacement) => put({ replacement })}
        />
      </Pair>
      <Options role="group" aria-label={t.options}>
        <Checkbox
          label={t.matchCase}
          checked={query.matchCase}
          onChange={(matchCase) => put({ matchCase })}
        />
        <Checkbox
          label={t.wholeWord}
          checked={query.wholeWord}
          onChange={(wholeWord) => put({ wholeWord })}
        />
        <Checkbox label={t.yo} checked={query.yo} onChange={(yo) => put({ yo })} />
      </Options>
    </>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
`;
