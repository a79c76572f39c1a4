// Made by `python -m tatami.web.typescript client/src/generated`: not to be edited.
// What is the same in every game.

export type Seat = string;

/** By name: what an event tells that any game may have. */
export interface KernelEvents {
  Sealed: { seat: Seat };
  TakenBack: { seat: Seat };
  TimeUp: object;
  Moved: { source: string; at: number; goal: string; face: string; public: boolean };
  Laid: { place: string; face: string; public: boolean };
  Turned: { place: string; at: number; face: string; public: boolean };
  Glimpsed: { by: Seat; place: string; at: number; face: string };
  Shuffled: { place: string };
  HeldOut: { place: string; to: Seat };
  Gathered: { source: string; goal: string };
  Whispered: { by: Seat };
  Rewritten: { by: Seat; to: Seat[]; place: string; faces: string[] };
  Resigned: { seat: Seat; plays_on: boolean };
  CalledOff: { agreed: boolean };
}
