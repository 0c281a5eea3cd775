/** Makes each link to a video a button that loads its player in place. The link stays for readers without script. */
export function playVideos(): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-player]')) {
    const { player, title } = link.dataset;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = link.className;
    button.append(...link.childNodes);
    button.addEventListener('click', () => {
      const frame = document.createElement('iframe');
      frame.className = link.className;
      frame.title = title!;
      frame.allow = 'autoplay; fullscreen; picture-in-picture';
      frame.src = player!;
      button.replaceWith(frame);
      frame.focus();
    });
    link.replaceWith(button);
  }
}
