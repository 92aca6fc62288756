import { use } from 'react';
import { DrawingContext } from './island.tsx';

/** Asks for a script without React, `app/browser/on-page/<name>.ts`: spread it over the element that it is for. */
export const useScript = (name: string) => ({ 'data-script': name, 'data-from': useScriptAddress(name) });

/** Where such a script is, or one that comes when it is needed (`app/browser/when-needed/<name>.ts`). */
export const useScriptAddress = (name: string) => use(DrawingContext)?.script(name);
