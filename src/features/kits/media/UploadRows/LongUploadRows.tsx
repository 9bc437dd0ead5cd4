import { Virtuoso } from 'react-virtuoso';
import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { space } from '#theme/tokens.ts';
import { UploadRow } from './UploadRow.tsx';

/** A long list of uploads that scrolls by itself. */
export default function LongUploadRows({ ids }: { ids: readonly string[] }) {
  return (
    <List
      data={ids}
      computeItemKey={(_index, id) => id}
      increaseViewportBy={120}
      itemContent={(_index, id) => (
        <Item>
          <UploadRow id={id} />
        </Item>
      )}
    />
  );
}

/** As tall as the panel allows; on a phone as the sheet allows. */
const List = styled(Virtuoso<string>)`
  height: min(248px, calc(100dvh - 260px));

  ${media.phone} {
    height: calc(100dvh - 360px);
  }
`;

const Item = styled.div`
  padding: ${space[2]} ${space[4]};
`;
