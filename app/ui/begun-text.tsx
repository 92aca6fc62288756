import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';

type Typed = Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>;

/** What stands in a textarea of the page that React is about to take over. */
function typedIn(id: string): Typed | undefined {
  if (typeof window === 'undefined') return undefined;
  const area = document.getElementById(id);
  if (!(area instanceof HTMLTextAreaElement) || area.value === area.defaultValue) return undefined;
  const { value, selectionStart, selectionEnd } = area;
  return { value, selectionStart, selectionEnd };
}

/**
 * A textarea that the server may draw with words in it. When React takes over, it writes those over what somebody made
 * of them meanwhile (`initTextarea` of react-dom); here that stays, and so does the place of the cursor.
 */
export function BegunText(props: ComponentProps<'textarea'> & { id: string }) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [typed] = useState(() => typedIn(props.id));
  useLayoutEffect(() => {
    if (typed && ref.current) Object.assign(ref.current, typed);
  }, [typed]);
  return <textarea {...props} ref={ref} />;
}
