import { scaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import { sayInterval, sayShare } from './words.js';

export interface Rate {
  readonly n: number;
  readonly share: number | null;
  readonly low: number;
  readonly high: number;
}

const WIDTH = 180;
const HEIGHT = 18;
const DOT = 4;
const x = scaleLinear([0, 1], [DOT + 1, WIDTH - DOT - 1]);

/** A rate as a point, its interval as a line, and the even half as a hairline. */
export function RateBar({ rate }: { readonly rate: Rate }): ReactNode {
  const { share, low, high } = rate;
  const middle = HEIGHT / 2;
  return (
    <svg
      className="rate-bar"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={`${sayShare(share)}; ${sayInterval(rate)}`}
    >
      <line className="half" x1={x(0.5)} x2={x(0.5)} y1={0} y2={HEIGHT} />
      {share === null ? null : (
        <>
          <line className="reach" x1={x(low)} x2={x(high)} y1={middle} y2={middle} />
          <line className="reach" x1={x(low)} x2={x(low)} y1={middle - 4} y2={middle + 4} />
          <line className="reach" x1={x(high)} x2={x(high)} y1={middle - 4} y2={middle + 4} />
          <circle cx={x(share)} cy={middle} r={DOT} />
        </>
      )}
    </svg>
  );
}
