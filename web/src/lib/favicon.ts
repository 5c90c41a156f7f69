/* The tab icon, with a lit dot while it is your turn. */
import icon from '../assets/icon.svg?raw';

const DOT = '<circle cx="62" cy="18" r="16" fill="#ffdc7d" stroke="#1a1206" stroke-width="4"/>';
let usual = '';

function sign(): HTMLLinkElement | null {
  return document.querySelector<HTMLLinkElement>('link[rel~=icon]');
}

export function call(): void {
  const link = sign();
  if (!link || link.href.startsWith('data:')) return;
  usual = link.href;
  link.href = `data:image/svg+xml,${encodeURIComponent(icon.replace('</svg>', `${DOT}</svg>`))}`;
}

export function calm(): void {
  const link = sign();
  if (link && usual) link.href = usual;
}
