/** Lets the browser save a file, as if it had been downloaded. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers fetch it only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
