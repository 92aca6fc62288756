import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { audiences, type Audience } from '#content/resources/resource.ts';

/**
 * For whom the address asks (`?for=parents`). Nothing is stored. The prerendered page is one for all
 * choices and shows everything, so the choice is read after the first render.
 */
export function useAudience(): Audience | undefined {
  const [search] = useSearchParams();
  const [audience, setAudience] = useState<Audience>();
  const asked = search.get('for');
  useEffect(() => setAudience(audiences.find((each) => each === asked)), [asked]);
  return audience;
}
