/** The way to the pictures that a change has made different, within a sentence; how to have them where there were none at the time of the build. */
export function ChangedPictures() {
  const pictures = document.querySelector<HTMLMetaElement>('meta[name="changed-pictures"]')?.content;
  if (pictures === undefined)
    return (
      <>
        none were left by the last run of the stories (<code>npm run test:visual</code>) when this workbench
        was built
      </>
    );
  return (
    <a href={pictures} target="_top">
      see the changed pictures
    </a>
  );
}
