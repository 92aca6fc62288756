// On the page for unknown addresses.
const { pathname } = location;
// Another web server finds a category by our own spelling only; ours draws it however it is written, so it never gets here.
const ours = pathname.replace(
  /^((?:\/de)?\/projects\/category\/)(.+)$/u,
  (_, way: string, name: string) => way + name.toLowerCase().replaceAll('%20', '-'),
);
if (ours === pathname)
  // NAV-03
  console.error(`404: no page at ${pathname}`);
else location.replace(ours);
