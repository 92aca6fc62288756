import { drawCode } from '#app/ui/draw-code.ts';
import type { Renderer } from '#contract/renderer.ts';
import { siteUrlIn } from './site-url-in.ts';

/** The QR code of a page's address, which stands at the end of its paper: black on white, whatever the page is like. */
export const pageCode: Renderer['pageCode'] = (pathname, changes) => {
  const { size, path } = drawCode(new TextEncoder().encode(siteUrlIn(changes) + pathname));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
};
