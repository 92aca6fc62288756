/** Reads the page aloud, or explains a word where it stands. Each brings its words and its sheet. */
export async function answer(pressed: HTMLElement): Promise<void> {
  if (pressed instanceof HTMLAnchorElement) {
    const { explain } = await import('#app/features/explain-word/explain.ts');
    await explain(pressed);
  } else {
    const { listen } = await import('#app/features/aloud/listen.ts');
    listen(pressed);
  }
}
