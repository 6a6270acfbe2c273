import { memo, type ReactNode } from 'react';
import { Sign } from '../../parts/sign.js';
import { notesSaid } from './words.js';
import { say } from '../../say/index.js';

interface MarksProps {
  readonly noted: ReadonlyMap<number, number>;
  readonly last: number;
  readonly go: (ply: number) => void;
}

/** Where on the scrubber something is written. */
export const NoteMarks = memo(function NoteMarks({ noted, last, go }: MarksProps): ReactNode {
  return (
    <span className="note-marks">
      {[...noted].map(([ply, count]) => {
        const says = say('{notes}, ply {ply}', { notes: notesSaid(count), ply });
        return (
          <button
            key={ply}
            type="button"
            tabIndex={-1}
            style={{ left: `${(ply / Math.max(1, last)) * 100}%` }}
            title={says}
            aria-label={says}
            onClick={() => go(ply)}
          >
            <Sign name="note" />
          </button>
        );
      })}
    </span>
  );
});
