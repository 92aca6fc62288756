/** Opens the player that reads the page aloud. Its words and its sheet come with it. */
export async function openPlayer(opener: HTMLElement): Promise<void> {
  const { listen } = await import('#app/features/aloud/listen.ts');
  listen(opener);
}
