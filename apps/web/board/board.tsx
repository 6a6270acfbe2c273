/** The table of a game, from its view: Voidream's own board, and a plain one for every other game. */
import type { ReactNode } from 'react';
import { Previews } from '../cards/preview.js';
import './board.css';
import { Glide } from './glide.js';
import { Horizon } from './horizon.js';
import { PlainBoard } from './plain.js';
import { Deck, Field, Hand, Plate, Side, type SideProps } from './side.js';
import { NOTHING, type Touch } from './slot.js';
import { addsOf, type Scored, type SeenPlayer, tableOf, type TableView } from './view.js';
import { say } from '../say/index.js';

export interface BoardProps {
  readonly view: unknown;
  readonly names: readonly string[];
  /** Who must decide now. */
  readonly acting: readonly number[];
  readonly clocks: ReadonlyMap<number, number>;
  /** Who sits below the horizon. */
  readonly near: number;
  /** How a conflict came out that has just been scored. */
  readonly scored?: Scored | null;
  readonly headline?: ReactNode;
  readonly touch?: Touch;
  /** Whether cards glide to where they are now; scrubbing does not. */
  readonly glide?: boolean;
}

export function Board(props: BoardProps): ReactNode {
  const table = tableOf(props.view);
  if (table === null) return <PlainBoard {...props} />;
  return <DreamBoard {...props} table={table} />;
}

function DreamBoard(props: BoardProps & { readonly table: TableView }): ReactNode {
  const { table, names, acting, clocks, near, scored = null, headline = null, touch = NOTHING, glide = false } = props;
  const fought = { type: table.conflict?.type ?? null, adds: addsOf(table) };
  const half = (seat: number): ReactNode => {
    const player: SeenPlayer = seat === 0 ? table.players[0] : table.players[1];
    const side: SideProps = { player, name: names[seat] ?? say('Seat {seat}', { seat: seat + 1 }), touch };
    return (
      <div
        className={`table-half ${seat === near ? 'near' : 'far'} seat-${seat}${player.hand.cards === null ? '' : ' open'}`}
      >
        <Plate player={player} name={side.name} acts={acting.includes(seat)} leftMs={clocks.get(seat) ?? null} />
        <Hand hand={player.hand} name={side.name} lit={touch.lit} onCard={touch.onCard} />
        <Deck {...side} />
        <Field {...side} {...fought} />
        <Side player={player} name={side.name} />
      </div>
    );
  };
  return (
    <Previews>
      <div className="board-room">
        <Glide
          on={glide}
          className={`board${table.conflict === null ? '' : ' in-conflict'}${touch.lit.size > 0 ? ' choosing' : ''}`}
        >
          {half(1 - near)}
          <Horizon {...{ table, scored, names, near, headline }} />
          {half(near)}
        </Glide>
      </div>
    </Previews>
  );
}
