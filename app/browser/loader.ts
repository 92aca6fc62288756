/**
 * Runs once on every page. Nothing else runs until somebody presses something or an island's moment comes
 * (`app/islands/island.tsx`). It holds no words and nothing of a page.
 */
import './named-scripts.ts';
import './presses.ts';
import './wake-unpressed.ts';
import './search-key.ts';
import './leaving.ts';
import './toasts.ts';
import './left-messages.ts';
import './bold.ts';

// From here on presses are heard (e2e/support/islands-awake.ts).
document.documentElement.dataset['listens'] = '';
