/** Does what somebody waits for who has pressed something: the page says so meanwhile (app/browser/boot.ts). */
export async function whileWaiting<Value>(work: () => Promise<Value>): Promise<Value> {
  const { dataset } = document.documentElement;
  dataset['waits'] = '';
  try {
    return await work();
  } finally {
    delete dataset['waits'];
  }
}
