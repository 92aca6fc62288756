import { drawWavy, readWavy } from '#app/features/wavy-text/wavy.ts';
import { saveFile } from '#app/lib/browser/save-file.ts';
import { readRgb, writeHex } from '#app/lib/view/colour.ts';
import { fill } from '#contract/fill.ts';

// The generator of app/features/wavy-text/generator.tsx: drawn while somebody types, and saved on this device.
document.querySelectorAll<HTMLFormElement>('form[data-script=wavy]').forEach((form) => {
  const { sample = '', described = '', saved = '', failed = '' } = form.dataset;
  const part = (name: string) => form.querySelector<HTMLElement>(`[data-${name}]`);
  const [picture, alternative, status] = [part('picture'), part('alternative'), part('status')];
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const wavy = () =>
    readWavy(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])), sample);

  function draw(): void {
    if (picture) picture.innerHTML = drawWavy(wavy());
    if (alternative) alternative.textContent = fill(described, wavy());
    if (status) status.textContent = '';
  }

  async function save(kind: string | undefined): Promise<void> {
    const svg = new Blob([drawWavy(wavy())], { type: 'image/svg+xml' });
    const file = kind === 'png' ? await asPng(svg) : svg;
    if (file) saveFile(`wavy-text.${kind}`, file);
    if (status) status.textContent = file ? saved : failed;
  }

  // The colours that the reader has chosen for the whole site, unless the address says others.
  if (picture && !location.search.includes('ink=')) {
    const { color, backgroundColor } = getComputedStyle(picture);
    const [ink, ground] = [readRgb(color), readRgb(backgroundColor)];
    if (ink && ground) [field('ink').value, field('ground').value] = [writeHex(ink), writeHex(ground)];
  }
  form.addEventListener('input', draw);
  form.addEventListener('submit', (event) => event.preventDefault());
  for (const button of form.querySelectorAll<HTMLElement>('[data-save]'))
    button.addEventListener('click', () => void save(button.dataset['save']));
  draw();
});

/** The same picture in dots, twice as large. Undefined where the browser cannot make it. */
async function asPng(svg: Blob): Promise<Blob | undefined> {
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [2 * image.width, 2 * image.height];
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((made) => canvas.toBlob((blob) => made(blob ?? undefined), 'image/png'));
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}
