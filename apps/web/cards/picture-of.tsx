import type { ReactNode } from 'react';

interface Kept {
  readonly drawing: HTMLImageElement;
  /** The drawing in pixels, once it is there: to show it again costs next to nothing, a drawing is drawn each time. */
  pixels: HTMLImageElement | null;
}

/** Those that were shown last. */
const kept = new Map<string, Kept>();
const MOST = 240;
/** A drawing has the size at which cards lie on a small table; so much more is enough on a large or a fine one. */
const FINE = 1.5;

function keep(src: string): Kept {
  const known = kept.get(src) ?? begin(src);
  kept.delete(src);
  kept.set(src, known);
  const [oldest] = kept;
  if (kept.size > MOST && oldest !== undefined) forget(oldest);
  return known;
}

function begin(src: string): Kept {
  const drawing = new Image();
  drawing.src = src;
  const made: Kept = { drawing, pixels: null };
  // A browser that can't do it goes on with the drawing.
  void drawing.decode().then(
    () => inPixels(drawing, (pixels) => (made.pixels = pixels)),
    () => undefined,
  );
  return made;
}

function inPixels(drawing: HTMLImageElement, done: (pixels: HTMLImageElement) => void): void {
  const canvas = document.createElement('canvas');
  canvas.width = drawing.naturalWidth * FINE;
  canvas.height = drawing.naturalHeight * FINE;
  canvas.getContext('2d')?.drawImage(drawing, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => {
    if (blob === null) return;
    const pixels = new Image();
    pixels.src = URL.createObjectURL(blob);
    void pixels.decode().then(
      () => done(pixels),
      () => undefined,
    );
  });
}

function forget([src, { pixels }]: readonly [string, Kept]): void {
  kept.delete(src);
  if (pixels !== null) URL.revokeObjectURL(pixels.src);
}

/** A picture of ours, which is SVG text. */
export function PictureOf({ src }: { readonly src: string }): ReactNode {
  return <img className="art" src={keep(src).pixels?.src ?? src} alt="" draggable={false} />;
}
