// An empty frame would be a stop for Tab at which there is nothing to see (app/features/resources/video-player.tsx).
document.querySelectorAll<HTMLElement>('[data-script=player]').forEach((place) => {
  const frame = place.querySelector('iframe');
  // What another origin has filled keeps its document to itself, also when it was asked for before this script came.
  const look = () => (place.inert = frame?.contentDocument !== null);
  frame?.addEventListener('load', look);
  look();
});
