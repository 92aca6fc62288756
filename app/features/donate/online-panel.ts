/** Added to the address of Support it shows the online payment (`ui/tabs.tsx`). */
export const onlinePanel = '#panel-online';
