/** How often it is looked for voices, and how many times, before it is said that there are none. */
const [pause, times] = [200, 20];

/**
 * Tells the voices of this browser, now and whenever they change; an empty list only once it has been looked for a while.
 * Chromium has none at first, and old Safaris never tell that some have come. Out: the way to end it.
 */
export function followVoices(synthesis: SpeechSynthesis, tell: (voices: SpeechSynthesisVoice[]) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looked = 0;
  function look(): void {
    clearTimeout(timer);
    const voices = synthesis.getVoices();
    if (voices.length > 0 || looked >= times) return tell(voices);
    looked += 1;
    timer = setTimeout(look, pause);
  }
  synthesis.onvoiceschanged = look;
  look();
  return () => {
    clearTimeout(timer);
    synthesis.onvoiceschanged = null;
  };
}
