/** Added to the address of Support it shows the online payment (`ui/use-chosen-tab.ts`). */
export const onlinePanel = '#panel-online';
