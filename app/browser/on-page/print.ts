// A link that shows something of the page alone (`:target`) prints it too.
document.querySelectorAll('[data-script=print]').forEach((link) => {
  // One frame later it is what there is to print.
  link.addEventListener('click', () => requestAnimationFrame(() => print()));
});
