import type { ReactNode } from 'react';

/** Those that were shown last stay drawn in the browser: a card that comes back is not drawn again. */
const kept = new Map<string, HTMLImageElement>();
const MOST = 240;

function keep(src: string): void {
  const image = kept.get(src) ?? new Image();
  kept.delete(src);
  kept.set(src, image);
  if (image.src === '') image.src = src;
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
}

/** A picture of ours, which is SVG text. */
export function PictureOf({ src }: { readonly src: string }): ReactNode {
  keep(src);
  return <img className="art" src={src} alt="" draggable={false} />;
}
