// Marks in the list of app/layout/rail.tsx which part of the page is read: the last whose heading has come up.
document.querySelectorAll('[data-script=contents]').forEach((list) => {
  const links = [...list.querySelectorAll('a')];
  const topOf = ({ hash }: HTMLAnchorElement) =>
    document.getElementById(hash.slice(1))?.getBoundingClientRect().top ?? Infinity;
  const mark = () => {
    const here = links.filter((link) => topOf(link) < innerHeight / 3).at(-1);
    for (const link of links)
      if (link === here) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
  };
  addEventListener('scroll', mark);
  mark();
});
