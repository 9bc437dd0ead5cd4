/** Links to the pictures that a change has altered, or explains how to get that page if this workbench has none. */
export function ChangedPictures() {
  const pictures = document.querySelector<HTMLMetaElement>('meta[name="changed-pictures"]')?.content;
  if (pictures === undefined)
    return (
      <p>
        This workbench was built without pictures to compare, so there is nothing to look at here. Ask whoever
        made the change for a workbench with them: <code>npm run test:visual</code>, then{' '}
        <code>npm run storybook:build</code>. Until then, open the stories that the change touches and look at
        them as they are.
      </p>
    );
  return (
    <p>
      <a href={pictures} target="_top">
        See what the change has made different
      </a>
      , before and after. Each picture has an address of its own to send, and leads to its story.
    </p>
  );
}
