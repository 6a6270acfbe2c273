/** The part of npm's glicko2 that is used here; it has no types of its own. */
declare module 'glicko2' {
  export interface Player {
    getRating(): number;
    getRd(): number;
    getVol(): number;
  }

  interface Reckoning {
    makePlayer(rating: number, deviation: number, volatility: number): Player;
    /** Each match with what it was for the first: 1, 0.5 or 0. */
    updateRatings(matches: readonly (readonly [Player, Player, number])[]): void;
  }

  const glicko2: {
    readonly Glicko2: new (settings: {
      readonly tau: number;
      readonly rating: number;
      readonly rd: number;
      readonly vol: number;
    }) => Reckoning;
  };
  export default glicko2;
}
