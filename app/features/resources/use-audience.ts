import { useSearch } from '#app/lib/history.ts';
import { audiences, type Audience } from '#content/resources/resource.ts';

/** For whom the address asks (`?for=parents`). Nothing is stored. */
export function useAudience(): Audience | undefined {
  const asked = new URLSearchParams(useSearch()).get('for');
  return audiences.find((each) => each === asked);
}
