import { Component, createRef, type ReactNode } from 'react';

const STEP_MS = 180;
const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

interface GlideProps {
  /** Whether cards glide to where they are now. */
  readonly on: boolean;
  readonly className: string;
  readonly children: ReactNode;
}

type Places = ReadonlyMap<string, DOMRect>;

/**
 * Cards glide from where they were to where they are, after a step. Nothing moves while scrubbing, or for who wants no motion;
 * then nothing is measured either. A class, since only a class is asked before the page changes.
 */
export class Glide extends Component<GlideProps> {
  private readonly place = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(): Places | null {
    return this.props.on && !matchMedia('(prefers-reduced-motion: reduce)').matches ? placesOf(this.cards()) : null;
  }

  override componentDidUpdate(_props: GlideProps, _state: unknown, before: Places | null): void {
    if (before === null) return;
    const cards = this.cards();
    const now = placesOf(cards);
    for (const card of cards) moveFrom(card, before.get(handleOf(card)), now.get(handleOf(card)));
  }

  override render(): ReactNode {
    return (
      <div className={this.props.className} ref={this.place}>
        {this.props.children}
      </div>
    );
  }

  private cards(): readonly HTMLElement[] {
    return [...(this.place.current?.querySelectorAll<HTMLElement>('[data-handle]') ?? [])];
  }
}

const handleOf = (card: HTMLElement): string => card.dataset.handle ?? '';

const placesOf = (cards: readonly HTMLElement[]): Places =>
  new Map(cards.map((card) => [handleOf(card), card.getBoundingClientRect()]));

function moveFrom(card: HTMLElement, was: DOMRect | undefined, is: DOMRect | undefined): void {
  if (is === undefined) return;
  const options = { duration: STEP_MS, easing: EASING };
  if (was === undefined) {
    card.animate(
      [
        { opacity: 0, transform: 'scale(0.92)' },
        { opacity: 1, transform: 'none' },
      ],
      options,
    );
    return;
  }
  const [x, y] = [was.left - is.left, was.top - is.top];
  if (Math.abs(x) + Math.abs(y) < 1) return;
  card.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], options);
}
