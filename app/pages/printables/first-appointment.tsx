import { SheetParts } from '#app/features/printables/sheet-parts.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { SheetPage } from '#app/layout/sheet-page.tsx';
import { pageNames } from '#content/pages.ts';
import { firstAppointment, firstAppointmentWords } from '#content/printables/first-appointment.ts';

export const head = pageHead((t) => ({
  title: t(pageNames['printables/first-appointment']),
  description: t(firstAppointmentWords.lead),
}));

export default function FirstAppointment() {
  return (
    <SheetPage page="printables/first-appointment" words={firstAppointmentWords}>
      <SheetParts parts={firstAppointment} />
    </SheetPage>
  );
}
