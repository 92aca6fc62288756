import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// Whoever goes on while a page still fades ends the fade. That is no error, but the router does not look at it.
const fade = document.startViewTransition?.bind(document);
if (fade)
  document.startViewTransition = (update) => {
    const transition = fade(update);
    transition.ready.catch(() => {});
    return transition;
  };

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
