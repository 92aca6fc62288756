import { useRef } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useOnDemand } from '#app/lib/browser/use-on-demand.ts';
import { ColoursIcon } from '#app/ui/tool-icons.tsx';
import { formWords } from '#content/forms/form.ts';
import { appearanceButtonWords } from '#content/frame/appearance-button.ts';
import { HeaderTool } from './header-tool.tsx';

/** Opens and closes the panel of the visitor's own colours. The panel comes with the first opening. */
export function AppearanceButton() {
  const t = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const { Opened, open, close, isFailed } = useOnDemand(() =>
    import('#app/features/appearance/appearance-panel.tsx').then(({ AppearancePanel }) => AppearancePanel),
  );
  return (
    <>
      <HeaderTool
        icon={<ColoursIcon />}
        label={t(appearanceButtonWords.open)}
        id="colours"
        ref={button}
        aria-expanded={Opened !== undefined}
        aria-controls="appearance"
        onClick={Opened ? close : open}
      />
      <span role="status">{isFailed && t(formWords.offline)}</span>
      {Opened && <Opened id="appearance" opener={button} onClose={close} />}
    </>
  );
}
