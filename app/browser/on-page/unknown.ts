// NAV-03: on the page for unknown addresses.
console.error(`404: no page at ${location.pathname}`);
