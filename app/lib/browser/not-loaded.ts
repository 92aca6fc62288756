/** The note that a part of the page did not come, in the words that every page carries. */
export function notLoadedNote(): HTMLElement {
  const note = document.createElement('p');
  // Firefox before 119 does not hand `role` on.
  note.setAttribute('role', 'alert');
  note.className = 'not-loaded';
  note.append(document.getElementById('toast')?.dataset['offline'] ?? '');
  return note;
}
