/**
 * WebKit (it alone knows `hanging-punctuation`, as in app/styles/paper.css) prints a picture only where it has it already:
 * so it fetches the code at the end of the paper once the page is seen. All others fetch it as they print.
 */
const code = document.querySelector<HTMLImageElement>('#paper img');
if (code && CSS.supports('hanging-punctuation', 'first')) code.loading = 'eager';
