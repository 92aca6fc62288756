import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { foundWhere } from '#content/found/form.ts';
import { say } from '#contract/words.ts';
import { configuredFolder, configuredValues, mapsStandIn } from '#scripts/configured-site.ts';
import { axeFaults } from './support/axe.ts';
import { bodiesSent, openReport } from './support/find-the-lost-form.ts';
import { expect, test } from './support/live-test.ts';
import { inGerman } from './support/one-language.ts';

// The maps service is fixed when the site is built, so these tests visit the second build.
test.use({
  buildFolder: configuredFolder,
  permissions: ['geolocation'],
  geolocation: { latitude: 52.5200081, longitude: 13.404954, accuracy: 12 },
});

const { host: service, hostname, port } = new URL(mapsStandIn);

const asked: string[] = [];
let answer: (response: ServerResponse) => void;

/** The maps service, on this machine. */
const maps = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  response.setHeader('access-control-allow-origin', '*');
  answer(response);
});

const says =
  (body: object, status = 200) =>
  (response: ServerResponse): void =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const address = 'River Road 5, 10115 Berlin';
const found = says({ status: 'OK', results: [{ formatted_address: address }, { formatted_address: 'Elsewhere' }] });

test.beforeAll(async () => {
  maps.listen(Number(port), hostname);
  // Rejects where the port is taken.
  await once(maps, 'listening');
});
test.afterAll(() => {
  maps.closeAllConnections();
  maps.close();
});
test.beforeEach(() => {
  asked.length = 0;
});

for (const locale of inGerman)
  test(`FIND-07 FIND-17 CALM-18 one button names the service, gets the location and its address (${locale})`, async ({
    page,
  }) => {
    answer = found;
    const report = await openReport(page, locale);
    const use = report.form.getByRole('button', { name: say(locale, foundWhere.useService, { service }), exact: true });
    await expect(report.form.getByText(say(locale, foundWhere.beforeService, { service }))).toBeVisible();
    await report.item.fill('Key');
    expect(asked).toEqual([]);
    await use.click();
    await expect(report.address).toHaveValue(address);
    expect(asked).toEqual([`GET /geocode?latlng=52.520008,13.404954&key=${configuredValues.PUBLIC_GEOCODE_KEY}`]);
    await expect(report.address).toHaveAccessibleDescription(say(locale, foundWhere.addressHint, { service }));
    expect(await axeFaults(page)).toEqual([]);

    await test.step('what is changed in it is kept with the location, and cleared with it', async () => {
      await report.address.fill(`${address}, in the yard`);
      await page.reload();
      await report.item.scrollIntoViewIfNeeded();
      await expect(report.address).toHaveValue(`${address}, in the yard`);
      await report.update.click();
      await expect(report.address).toHaveCount(0);
      await use.click();
      await expect(report.address).toHaveValue(address);
    });

    await test.step('it is the location of the report', async () => {
      const bodies = bodiesSent(page);
      await report.submit.click();
      await report.asIs.click();
      await expect(report.submitted).toBeVisible();
      expect(bodies[0]?.['message']).toContain(`Fundort: ${address}\n`);
      expect(bodies[0]?.['message']).toContain('https://www.google.com/maps?q=52.520008,13.404954');
      expect(bodies[0]?.['message']).not.toContain('52.520008, 13.404954');
    });
  });

// What else it may answer: app/features/find-the-lost/look-up-address.test.ts.
test('FIND-07 no address from the service is only noted; one that says nothing blocks nothing: the coordinates are shown and sent', async ({
  page,
}) => {
  answer = says({ error_message: 'blocked' }, 403);
  const notes: string[] = [];
  page.on('console', (message) => notes.push(message.text()));
  const report = await openReport(page);
  const use = report.form.getByRole('button', { name: say('en', foundWhere.useService, { service }) });
  const lookingUp = report.form.getByText(say('en', foundWhere.lookingUp, { service }));
  await use.click();
  await expect(report.form.getByText('52.520008')).toBeVisible();
  await expect.poll(() => notes.filter((note) => note.startsWith('The maps service gave no address'))).toHaveLength(1);
  await expect(lookingUp).toHaveCount(0);
  await expect(report.address).toHaveCount(0);
  await expect(report.toast).toHaveCount(0);
  const bodies = bodiesSent(page);
  await report.submit.click();
  await report.asIs.click();
  await expect(report.submitted).toBeVisible();

  answer = () => {};
  await report.again.click();
  await use.click();
  await expect(lookingUp).toBeVisible();
  await expect(report.form.getByText('52.520008')).toBeVisible();
  await report.item.fill('Key');
  await report.submit.click();
  await report.asIs.click();
  await expect(report.submitted).toBeVisible();
  expect(bodies.map(({ message }) => message)).toEqual(
    Array(2).fill(expect.stringContaining('Location: 52.520008, 13.404954\n')),
  );
});
