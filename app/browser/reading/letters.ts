/** The letters for dyslexic readers, by their weight: given by the build. */
declare const letterFiles: Readonly<Record<string, string>>;

let coming: Promise<unknown> | undefined;

/**
 * Loads these letters and shows them: at once while the page waits for this script, because letters that come too late
 * then wait for the next page (`optional`), as those of every page do; else as soon as they are there.
 */
export function withLetters(show: () => void): void {
  const display = document.currentScript ? 'optional' : 'auto';
  coming ??= Promise.all(
    Object.entries(letterFiles).map(([weight, file]) => {
      // These letters are drawn a fifth larger than ours, so that our longest words would break.
      const descriptors: FontFaceDescriptors & { sizeAdjust: string } = { weight, display, sizeAdjust: '82%' };
      const face = new FontFace('OpenDyslexic', `url(${file})`, descriptors);
      document.fonts.add(face);
      return face.load();
    }),
  );
  if (document.currentScript) show();
  // Without a connection the page keeps the letters that it has.
  else
    coming.then(show, () => {
      coming = undefined;
    });
}
