import { SheetParts } from '#app/features/printables/sheet-parts.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { SheetPage } from '#app/layout/sheet-page.tsx';
import { pageNames } from '#content/pages.ts';
import { firstAppointment, firstAppointmentWords } from '#content/printables/first-appointment.ts';

export const head = pageHead(pageNames['printables/first-appointment'], firstAppointmentWords.lead);

export default function FirstAppointment() {
  return (
    <SheetPage page="printables/first-appointment" words={firstAppointmentWords}>
      <SheetParts parts={firstAppointment} />
    </SheetPage>
  );
}
