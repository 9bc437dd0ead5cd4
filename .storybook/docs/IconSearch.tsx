import { useState } from 'react';
import styled from 'styled-components';
import { SearchField } from '#components/forms/SearchField/SearchField.tsx';
import { color, radius, space, type } from '#theme/tokens.ts';
import { icons } from './allIcons.ts';
import { Copying, CopyValue } from './Copying.tsx';

/** Every icon of the console, found by its name or by its users. Pressing a name copies it. */
export function IconSearch() {
  const [asked, setAsked] = useState('');
  const word = asked.trim().toLowerCase();
  const found = Object.entries(icons).filter(
    ([name, { by }]) =>
      name.toLowerCase().includes(word) || by.some((part) => part.toLowerCase().includes(word)),
  );
  return (
    <Copying>
      <SearchField
        label="Find an icon"
        placeholder="Name of an icon or of a component"
        value={asked}
        onChange={setAsked}
      />
      <Count role="status">
        {found.length} of {Object.keys(icons).length}
      </Count>
      <Grid>
        {found.map(([name, { Icon, by }]) => (
          <Item key={name}>
            <Icon size={16} strokeWidth={1.5} aria-hidden />
            <div>
              <CopyValue value={name} of="icon" />
              <By title={by.join(', ')}>{by.join(', ')}</By>
            </div>
          </Item>
        ))}
      </Grid>
    </Copying>
  );
}

const Count = styled.p`
  margin: ${space[3]} 0;
  color: ${color.ink2};
  font-variant-numeric: tabular-nums;
  ${type.caption}
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(208px, 1fr));
  gap: ${space[1]} ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[2]} 0;
  border-radius: ${radius.control};
`;

const By = styled.div`
  overflow: hidden;
  color: ${color.ink2};
  text-overflow: ellipsis;
  white-space: nowrap;
  ${type.caption}
`;
