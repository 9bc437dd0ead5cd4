/** The way to the pictures that a change has made different, where the workbench was built with them; else how to have them. */
export function ChangedPictures() {
  const pictures = document.querySelector<HTMLMetaElement>('meta[name="changed-pictures"]')?.content;
  if (pictures === undefined)
    return (
      <>
        This workbench was built without them: <code>npm run test:visual</code>, then{' '}
        <code>npm run storybook:build</code>.
      </>
    );
  return (
    <a href={pictures} target="_top">
      See the changed pictures
    </a>
  );
}
