/** Lets the browser save a text as a file, as if it had been downloaded. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers fetch it only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
