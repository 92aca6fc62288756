import { hello, post, postForm, sendEmailPath } from '#server/testing/messages.ts';
import { faultOfSite } from './fault.ts';

const mark = 'zqx';

const attacks: Readonly<Record<string, string>> = {
  'a line more in the head of a mail': `${mark}\r\nBcc: stranger@example.org`,
  'an end of a mail and another': `${mark}\r\n.\r\nMAIL FROM:<stranger@example.org>`,
  'a script': `${mark}<script>alert(1)</script><img src=x onerror=alert(1)>`,
  'a way out of an attribute': `${mark}" onfocus="alert(1)" autofocus x="`,
  'an encoded line': `${mark}=?utf-8?q?=0D=0ABcc:_stranger@example.org?=`,
  'a question of SQL': `${mark}'); drop table app_private.messages; --`,
  'words in the other direction': `${mark}\u202Egro.elpmaxe@ada`,
  'a template': `${mark}{{constructor.constructor('return process')()}}\${7*7}`,
};
const fields = ['name', 'email', 'reason', 'message', 'page', 'html', 'locale', 'answer'] as const;
const found = {
  item: 'A blue bag',
  description: 'With a badge.',
  place: 'At the station',
  day: '2026-05-31',
  phone: '',
};
const things = ['item', 'description', 'place', 'day', 'phone'] as const;

/** Each place of a message, as the part of it that holds a value there. */
const places: Readonly<Record<string, (value: string) => Record<string, unknown>>> = {
  ...Object.fromEntries(fields.map((field) => [field, (value: string) => ({ [field]: value })])),
  ...Object.fromEntries(
    things.map((field) => [
      `thing.${field}`,
      (value: string) => ({
        reason: 'find-the-lost',
        page: '/services/find-the-lost',
        thing: { ...found, [field]: value },
      }),
    ]),
  ),
};

/** Each field of a message with each attack: followed to the mail that arrives and to the page that shows it again. */
export const injection = faultOfSite('markup and line ends in every field', async (site) => {
  const lost: string[] = [];
  let tried = 0;
  for (const [field, partWith] of Object.entries(places))
    for (const [what, value] of Object.entries(attacks)) {
      tried += 1;
      const answer = await fetch(site.url + sendEmailPath, post(hello(partWith(value))));
      if (answer.status === 400) continue;
      if (answer.status !== 200) {
        lost.push(`${what} in ${field}: answered with ${answer.status}`);
        continue;
      }
      const { reference } = (await answer.json()) as { reference: string };
      const { raw, mail, envelope } = await site.mailAbout(reference);
      const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
      if (/^bcc:/imu.test(head) || envelope.to.join() !== 'team@example.org')
        lost.push(`${what} in ${field}: another one gets the mail`);
      if (/<script|<img[^>]*onerror|<[^>]* onfocus=/iu.test(mail.html ?? ''))
        lost.push(`${what} in ${field}: the mail holds markup`);
    }
  // Refused, so that the form comes back with what was typed.
  for (const [what, value] of Object.entries(attacks)) {
    tried += 1;
    const form = { name: value, email: value, reason: value, message: value, page: '/contact', locale: 'en' };
    const page = await fetch(site.url + sendEmailPath, postForm(form, { origin: site.url }));
    const html = await page.text();
    if (/<script>alert|<img src=x|" onfocus="/u.test(html)) lost.push(`${what}: the page holds markup`);
    if (page.status >= 500) lost.push(`${what}: the form was answered with ${page.status}`);
  }
  return { tried, lost, seen: `${site.mails().length} mails read` };
});
