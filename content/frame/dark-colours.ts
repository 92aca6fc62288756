/** What is dark: for who chooses it, and for whose device is dark. In a file of its own, because every page carries it. */
export const darkColours = { background: '#1E1F22', text: '#D9D6D0' };
