/** Makes hard words text as all other, which no key stops at. Out: the way to make them links again. */
export function leaveWords(): () => void {
  const links = new Map<HTMLAnchorElement, string>();
  const begin = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main [rel=help]')) {
      links.set(link, link.href);
      link.removeAttribute('href');
    }
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
  return () => {
    document.removeEventListener('DOMContentLoaded', begin);
    for (const [link, href] of links) link.href = href;
  };
}
