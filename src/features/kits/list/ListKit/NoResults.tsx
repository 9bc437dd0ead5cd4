import { useAtomValue } from 'jotai';
import { Search } from 'lucide-react';
import type { Entity } from '#atoms/pages.ts';
import { Block } from '#components/feedback/Block/Block.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { otherLayout } from '#lib/text/otherLayout.ts';
import { messages as listMessages } from './messages.ts';
import { messages } from './noResultsMessages.ts';
import { filtersSet, nothingAsked } from './query.ts';
import type { ListScreenState } from './useListScreen.ts';

interface NoResultsProps<Row extends Entity> {
  screen: ListScreenState<Row>;
  /** What is pressed goes with what it says: the focus is to stay on the page. */
  onClick: () => void;
}

/** In place of the rows where nothing matches: what was asked for, and the ways to ask for less. Loaded with the first such answer. */
export default function NoResults<Row extends Entity>({ screen, onClick }: NoResultsProps<Row>) {
  const t = useMessages(messages);
  const { noResultsTitle } = useMessages(listMessages);
  const { query, props } = screen;
  const search = query.search.trim();
  const count = filtersSet(query);
  const other = otherLayout(search);
  const asked = count === 0 ? t.search(search) : `${t.search(search)} ${t.filters(count)}`;
  return (
    <Block
      onClick={onClick}
      icon={<Search size={24} strokeWidth={1.5} aria-hidden />}
      title={noResultsTitle}
      action={
        <>
          {other !== null && <SearchOther screen={screen} search={other} />}
          <Button onClick={() => screen.change(nothingAsked(screen.spec), 'push')}>{t.resetFilters}</Button>
          {props.wider}
        </>
      }
    >
      {search === '' ? props.texts.noMatch : asked}
    </Block>
  );
}

interface SearchOtherProps<Row extends Entity> {
  screen: ListScreenState<Row>;
  search: string;
}

/** A search typed in the layout of another alphabet: the word that was meant, where the platform knows it. */
function SearchOther<Row extends Entity>({ screen, search }: SearchOtherProps<Row>) {
  const t = useMessages(messages);
  const { filter } = screen.params;
  const count = useAtomValue(screen.props.count({ search, ...(filter && { filter }) }));
  if (count === null || count === 0) return null;
  return <Button onClick={() => screen.change({ search }, 'push')}>{t.searchOther(search)}</Button>;
}
