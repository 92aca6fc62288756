import { files } from '#app/lib/data-client.ts';
import { loadLibrary, pictureNamed } from '#app/parts/picture-library.ts';

/** Whether a picture is still there. Where nobody can say, it counts as being there. */
export async function isCoverThere(path: string): Promise<boolean> {
  const library = await loadLibrary();
  if (!library.ok || pictureNamed(library.value, path)) return true;
  if (path.startsWith('library/')) return false;
  try {
    return (await files.from('project_assets').exists(path)).data;
  } catch {
    return true;
  }
}
