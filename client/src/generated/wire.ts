// Made by `python -m tatami.web.typescript client/src/generated`: not to be edited.

// What goes over the socket (docs/api/asyncapi.json) and over HTTP (openapi.json).

export type TableId = string;

export type SeatLetter = string;

export type Handle = string;

export type Lang = "" | "en" | "uk" | "ru";

export type Phrase = "hello" | "good-luck" | "well-played" | "thanks" | "sorry" | "oops" | "hurry" | "wait" | "nice-move" | "your-turn" | "yes" | "no" | "rematch" | "good-game" | "brb" | "back";

export type Facts = Record<string, number | string>;

export type Relation = "none" | "self" | "friends" | "asked" | "asking" | "blocked";

export type FriendKey = string;

export type WrittenName = string;

export type Wanted = "each" | "digest" | "none";

export type Hours = 4 | 12 | 24;

export type Remind = 0 | 1 | 3 | 12;

export type Zone = string;

export type Key = string;

export type Audience = "everybody" | "friends" | "nobody";

export type Season = string;

export type Players = number;

export type Name = string;

export type Colour = "indigo" | "vermilion" | "pine" | "plum" | "ochre" | "ink" | "sky" | "rose";

export type Crest = "" | "tomoe" | "ume" | "hishi" | "uroko" | "kikko" | "hiki" | "kuyo" | "igeta" | "kikyo" | "mokko" | "matsu" | "nami" | "juji" | "shippo" | "ogi";

export type Passphrase = string;

export type AccountName = string;

export type Entropy = string;

export type DeckId = string;

export type DeckText = string;

export type Revision = number;

export type Fits = "" | "free" | "matched";

/**
 * How long people may think, in seconds: for a move, or from a bank that grows with every answer.
 *
 * All zero: no clock. Correspondence tables just use days.
 */
export interface Clock {
  per_move: number;
  bank: number;
  increment: number;
}

/** Where a game comes from that was not dealt: another game after some act, or a chapter of a lesson. */
export interface Origin {
  kind: "fork" | "lesson";
  /** Default: "". */
  table?: string;
  /** Default: 0. */
  act?: number;
  /** Default: "". */
  lesson?: string;
  /** Default: 0. */
  chapter?: number;
}

/** Which language to speak from now on; with none only names of the notation are sent, no sentences. */
export interface Hello {
  want: "hello";
  id: number;
  /** Default: "". */
  lang?: Lang;
}

/** To be told the tables that are open or playing, now and whenever they change; or no more. */
export interface WatchLobby {
  want: "lobby";
  id: number;
  /** Default: true. */
  on?: boolean;
}

/**
 * To be told about a table through the eyes of one's own seat, or as a spectator without one.
 *
 * `since` is the last sequence number the client has seen: it gets what has happened since, or the whole
 * state where that cannot be told piece by piece. Several seats of one table are watched by several wishes.
 */
export interface Watch {
  want: "watch";
  id: number;
  table: TableId;
  /** Default: null. */
  seat?: SeatLetter | null;
  /** Default: null. */
  since?: number | null;
  /** Default: "". */
  password?: string;
}

export interface Unwatch {
  want: "unwatch";
  id: number;
  table: TableId;
  /** Default: null. */
  seat?: SeatLetter | null;
}

/**
 * An answer to the open question of that number. The same answer again is told so and not carried out.
 *
 * Where several may speak at once, an answer to an earlier question of the same conversation is tried too;
 * but each seat has one word at a time, and waits for Done or Refused before the next.
 */
export interface Act {
  want: "act";
  id: number;
  table: TableId;
  seat: SeatLetter;
  request: number;
  answer: string;
}

/** One's sealed answer, while others have not answered yet. */
export interface TakeBack {
  want: "take-back";
  id: number;
  table: TableId;
  seat: SeatLetter;
}

/** One's last answer: at once where nothing was shown and nobody else acted since, else by consent. */
export interface Undo {
  want: "undo";
  id: number;
  table: TableId;
  seat: SeatLetter;
}

export interface AgreeToUndo {
  want: "agree";
  id: number;
  table: TableId;
  seat: SeatLetter;
  /** Default: true. */
  yes?: boolean;
}

/** To give the game up for good; what that means the rules decide (`GET .../seats/{seat}/leaving`). */
export interface Resign {
  want: "resign";
  id: number;
  table: TableId;
  seat: SeatLetter;
}

/** To ask the other people to end the game here; when all agree nobody has won, and nothing is rated. */
export interface OfferEnd {
  want: "offer-end";
  id: number;
  table: TableId;
  seat: SeatLetter;
}

/** To that offer, or (with `yes` false) not; who has made it may withdraw it so. */
export interface AgreeToEnd {
  want: "agree-end";
  id: number;
  table: TableId;
  seat: SeatLetter;
  /** Default: true. */
  yes?: boolean;
}

/** Grants the table a pause of so many seconds, for somebody who is away. */
export interface Pause {
  want: "pause";
  id: number;
  table: TableId;
  seat: SeatLetter;
  /** Default: 300. */
  seconds?: number;
}

/** Ends the pause. */
export interface GoOn {
  want: "go-on";
  id: number;
  table: TableId;
  seat: SeatLetter;
}

/** To the table, or with `to` a whisper; a text, or a phrase that everybody reads in his own language. */
export interface Say {
  want: "say";
  id: number;
  table: TableId;
  seat: SeatLetter;
  /** Default: "". */
  text?: Key;
  /** Default: null. */
  phrase?: Phrase | null;
  /** Default: null. */
  to?: SeatLetter | null;
}

/** Not to be told any more what that seat says at this table (or, with `on` false, to be told again). */
export interface Mute {
  want: "mute";
  id: number;
  table: TableId;
  seat: SeatLetter;
  /** Default: true. */
  on?: boolean;
}

/** Why can't I? Of one answer, or with none of everything that looks like an answer now and is none. */
export interface Why {
  want: "why";
  id: number;
  table: TableId;
  seat: SeatLetter;
  /** Default: null. */
  answer?: string | null;
}

/**
 * How a half-made answer stands: what it is made of, what can be added, whether it can be given so.
 *
 * A bare form (an offer with `form`) begins with what it has to begin with; with a colon it has the parts
 * that stand after it, and none if there are none. Nothing is kept, and nobody is told.
 */
export interface Compose {
  want: "compose";
  id: number;
  table: TableId;
  seat: SeatLetter;
  answer: string;
  /**
   * Whether the menu comes with words and with what its entries touch; who has heard them needs no more
   * than their texts and the reasons.
   * Default: true.
   */
  words?: boolean;
}

/** The story so far as this seat (or a spectator) was told it, in sentences. */
export interface Look {
  want: "log";
  id: number;
  table: TableId;
  /** Default: null. */
  seat?: SeatLetter | null;
}

/** To be told who is in the hall, now and whenever that changes; or no more. */
export interface WatchHere {
  want: "here";
  id: number;
  /** Default: true. */
  on?: boolean;
}

/** To be told who of one's friends is here and how many ask to be one, now and when that changes. */
export interface WatchFriends {
  want: "friends";
  id: number;
  /** Default: true. */
  on?: boolean;
}

/** To ask somebody who is in the hall to a table where one sits, or which one has laid. */
export interface Invite {
  want: "invite";
  id: number;
  table: TableId;
  who: Handle;
}

/** Not to come to that table; `who` had asked, and is told. */
export interface Decline {
  want: "decline";
  id: number;
  table: TableId;
  who: Handle;
}

export interface Ping {
  want: "ping";
  id: number;
}

/** A place at the table. `kind` is free, person or bot; `here` whether its person is connected. */
export interface CushionInfo {
  seat: string;
  /** Default: "free". */
  kind?: "free" | "person" | "bot";
  /** Default: "". */
  name?: string;
  /** Default: "". */
  colour?: string;
  /**
   * Empty: the crest that goes with the colour.
   * Default: "".
   */
  crest?: string;
  /** Default: "". */
  bot?: string;
  /**
   * The kind of bot that plays for an absent person.
   * Default: "".
   */
  stand_in?: string;
  /**
   * Its person has given the game up: that bot plays for good.
   * Default: false.
   */
  resigned?: boolean;
  /** Default: false. */
  here?: boolean;
  /**
   * When the person went away, in milliseconds since 1970.
   * Default: null.
   */
  away_since?: number | null;
  /**
   * Until when the person is on vacation; so long the clock of the seat stands still.
   * Default: null.
   */
  vacation?: number | null;
}

/** A table as everybody may know it. */
export interface TableInfo {
  id: string;
  game: string;
  ruleset: number;
  phase: "open" | "playing" | "over";
  seats: CushionInfo[];
  options: Record<string, number | string | boolean>;
  clock: Clock;
  access: "public" | "link" | "password";
  talk: boolean;
  delay: number;
  couch: boolean;
  /** SHA-256 of the hall's secret for this deal, shown before anybody sits down; "" without a deal. */
  commitment: string;
  opened_at: number;
  /** Default: null. */
  paused_until?: number | null;
  /** Default: null. */
  undo_wanted_by?: string | null;
  /** Default: []. */
  undo_agreed?: string[];
  /**
   * How many spectators there are.
   * Default: 0.
   */
  watching?: number;
  /**
   * The table at which they play again.
   * Default: null.
   */
  rematch?: string | null;
  /**
   * Where the game comes from, if it was not dealt: such games are never rated, nor listed.
   * Default: null.
   */
  origin?: Origin | null;
  /**
   * Whether somebody who sits down now gets the cushion of a bot: a young game that is open to people.
   * Default: false.
   */
  welcome?: boolean;
  /**
   * Who may ask a bot what to do: whoever plays alone with bots, everybody, or nobody.
   * Default: "alone".
   */
  hints?: "alone" | "yes" | "no";
  /**
   * Whether hints may be asked for as things are.
   * Default: false.
   */
  hinting?: boolean;
  /**
   * Seats that have asked for one: the game is not rated.
   * Default: [].
   */
  hinted?: string[];
  /**
   * Who offers to end the game here, and who of the others has agreed.
   * Default: null.
   */
  end_offered_by?: string | null;
  /** Default: []. */
  end_agreed?: string[];
  /**
   * It was ended by agreement, or all people have resigned: nobody has won.
   * Default: false.
   */
  called_off?: boolean;
}

/** Somebody who is in the hall now. `who` stands for the person, but nobody becomes him by it. */
export interface HereInfo {
  who: string;
  name: string;
  colour: string;
  /** Default: "". */
  crest?: string;
}

/** Somebody would like to be your friend, or has said yes. */
export interface FriendNews {
  kind: "asked" | "accepted";
  by: HereInfo;
}

/** Which part of an answer is at fault: its place among them, from 0, and its text. */
export interface FaultyPart {
  index: number;
  text: string;
}

/** Why not: a code, its facts, the clauses, a sentence; of an answer of parts, of which one it is said. */
export interface ReasonInfo {
  code: string;
  /** Default: "". */
  text?: string;
  /** Default: []. */
  clauses?: string[];
  /** Default: {}. */
  facts?: Facts;
  /** Default: null. */
  part?: FaultyPart | null;
}

/** A part of an answer: which seat, card, slot or place it touches. */
export interface Part {
  kind: string;
  value: number | string | boolean;
}

/** A legal answer: its canonical text, its words on a button, and the pieces it touches. */
export interface Offer {
  answer: string;
  /**
   * What is done by it, whatever it is done with (`attack`): boards go by this, never by the text. For
   * those who read sentences.
   * Default: "".
   */
  kind?: string;
  /** Default: "". */
  label?: string;
  /** Default: {}. */
  touches?: Record<string, Part>;
  /**
   * What will come of it, where everybody at the table can work that out.
   * Default: "".
   */
  then?: string;
  /**
   * It is still to be made of parts (Compose): alone it is no answer yet.
   * Default: false.
   */
  form?: boolean;
}

/** What an answer is made of, or could be, told like an offer; with a reason if it cannot stand there. */
export interface AnswerPart {
  answer: string;
  /** Default: "". */
  kind?: string;
  /** Default: "". */
  label?: string;
  /** Default: {}. */
  touches?: Record<string, Part>;
  /** Default: null. */
  reason?: ReasonInfo | null;
}

/** Something that looks like an answer and is none now. */
export interface Refusal {
  answer: string;
  label: string;
  touches: Record<string, Part>;
  reason: ReasonInfo;
}

/** The open question: who is asked what; with legal answers if the seat itself is asked, or quiet. */
export interface QuestionInfo {
  request: number;
  name: string;
  /** The seats that have not answered yet. */
  asked: string[];
  /** Default: false. */
  sealed?: boolean;
  /** Default: {}. */
  about?: Record<string, unknown>;
  /** Default: "". */
  text?: string;
  /**
   * In an update a number stands for the offer at that place of those told with the question before.
   * Default: null.
   */
  offers?: (Offer | number)[] | null;
  /**
   * What this seat has answered already; it may be taken back.
   * Default: null.
   */
  mine?: string | null;
  /**
   * The same in words, as it was offered, for those who read sentences.
   * Default: null.
   */
  given?: Offer | null;
  /**
   * Whether this seat may undo its last answer without asking.
   * Default: false.
   */
  may_undo?: boolean;
  /**
   * Seats that have said that they are done: they may still answer, and have offers, but nobody waits.
   * Default: [].
   */
  quiet?: string[];
}

/** The time that the rules give to what is asked, for all together; meanwhile no seat's clock runs. */
export interface LimitInfo {
  /** What it is a limit of: the same name over many questions is the same time. */
  name: string;
  /** Milliseconds until the rules go on without those who have not answered. */
  left: number;
  /** How long it lasts in all. */
  seconds: number;
  /**
   * It stands still in a pause.
   * Default: true.
   */
  runs?: boolean;
}

/** Something that was said; `text` is in the words of whoever reads it. */
export interface TalkInfo {
  seat: string;
  text: string;
  at: number;
  /** Default: null. */
  phrase?: string | null;
  /** Default: null. */
  to?: string | null;
}

/** A sentence of the story, with the clauses to read about it; headings begin a turn or a round. */
export interface Line {
  text: string;
  /** Default: false. */
  heading?: boolean;
  /** Default: []. */
  clauses?: string[];
  /**
   * Whose doing it is.
   * Default: null.
   */
  seat?: string | null;
  /**
   * What the log says of it once the cards are covered again, if that is something else ('': nothing).
   * Default: null.
   */
  later?: string | null;
  /**
   * Cards and other things of the game, as they stand in the text: a log may print them bold.
   * Default: [].
   */
  names?: string[];
  /**
   * Of lines that come many in a row and mean little alone: those with the same word may be folded.
   * Default: "".
   */
  small?: string;
}

/** The first word on every socket. */
export interface Welcome {
  tell: "welcome";
  version: string;
  person: string;
  name: string;
  /** Default: "". */
  lang?: Lang;
}

/** A wish was carried out; what it changed is told by an Update, before or after this. */
export interface Done {
  tell: "done";
  id: number;
  /** Default: 0. */
  seq?: number;
}

/** A wish was not carried out, and nothing has changed. */
export interface Refused {
  tell: "refused";
  id: number;
  reason: ReasonInfo;
}

/** All that a viewer may know of a table; whatever the client knew before is replaced by it. */
export interface State {
  tell: "state";
  table: string;
  seat: string | null;
  seq: number;
  info: TableInfo;
  /**
   * Your seats at this table.
   * Default: [].
   */
  yours?: string[];
  /**
   * Whether you have laid this table.
   * Default: false.
   */
  laid?: boolean;
  /**
   * The table through this seat's eyes (docs/notation.md), once the game has begun.
   * Default: null.
   */
  view?: Record<string, unknown> | null;
  /** Default: null. */
  question?: QuestionInfo | null;
  /**
   * Milliseconds that each seat may still think; those of the seats that are asked are running, unless
   * there is a limit.
   * Default: null.
   */
  clocks?: Record<string, number> | null;
  /** Default: []. */
  lines?: Line[];
  /**
   * What was said so far, for whoever comes; nothing if that is known already.
   * Default: null.
   */
  talk?: TalkInfo[] | null;
  /**
   * How it ended, in sentences.
   * Default: [].
   */
  outcome?: string[];
  /**
   * What these eyes can work out from the view, for boards to draw (docs/notation.md); with a language.
   * Default: null.
   */
  aids?: Record<string, unknown> | null;
  /**
   * Of the open question, if the rules have set one.
   * Default: null.
   */
  limit?: LimitInfo | null;
  /**
   * Events that these eyes were told lately and boards still speak of, oldest first; with a language.
   * Default: [].
   */
  recalled?: Record<string, unknown>[];
}

/** What has happened since the sequence number before. What is left out is as it was. */
export interface Update {
  tell: "update";
  table: string;
  seat: string | null;
  seq: number;
  /** Default: []. */
  events?: Record<string, unknown>[];
  /**
   * All of the view, in place of what was known: for whoever comes back, and when the game begins.
   * Default: null.
   */
  view?: Record<string, unknown> | null;
  /**
   * What has changed in the view: each value in place of the known one, null for one that is gone; of
   * `table` and `places` only the entries that changed, and a place without pieces is gone.
   * Default: {}.
   */
  changes?: Record<string, unknown>;
  /** Null: nothing is asked any more. */
  question?: QuestionInfo | null;
  /** Default: null. */
  clocks?: Record<string, number> | null;
  /** Default: null. */
  info?: TableInfo | null;
  /** Default: []. */
  lines?: Line[];
  /** Default: []. */
  outcome?: string[];
  /**
   * For whoever comes back: what was said so far.
   * Default: null.
   */
  talk?: TalkInfo[] | null;
  /**
   * All of them, in place of those that were known.
   * Default: null.
   */
  aids?: Record<string, unknown> | null;
  /**
   * Those that changed, by name; null for one that is gone.
   * Default: {}.
   */
  aid_changes?: Record<string, unknown>;
  /** Null: there is none any more. */
  limit?: LimitInfo | null;
}

/** Who is there: by seat of a person, since when it is away (or null). */
export interface Presence {
  tell: "presence";
  table: string;
  seats: Record<string, number | null>;
  /** Default: 0. */
  watching?: number;
}

export interface Talk {
  tell: "talk";
  table: string;
  seat: string | null;
  said: TalkInfo;
}

/** The tables that can be seen in the lobby: all of them, the first time; then those that changed. */
export interface Lobby {
  tell: "lobby";
  tables: TableInfo[];
  /** Default: []. */
  gone?: string[];
}

/** You are asked at one of your tables: told on every socket you have, whatever it watches. */
export interface YourTurn {
  tell: "your-turn";
  table: string;
  seat: string;
  game: string;
}

/** Whoever laid the table wants that cushion free: you sit there, and watch from there, no more. */
export interface Removed {
  tell: "removed";
  table: string;
  seat: string;
}

/** Who is in the hall now, you included; those who hide, and those without a name, are not told. */
export interface Here {
  tell: "here";
  people: HereInfo[];
  /**
   * How many others there are.
   * Default: 0.
   */
  more?: number;
}

/** How it stands with your friends: told when it has changed, at most once a second. */
export interface FriendsHere {
  tell: "friends";
  /** Those who are in the hall now and do not hide, by what they are in its list (`who`). */
  here: string[];
  /** How many requests wait for your answer. */
  asking: number;
  /**
   * What happened just now; some of it, if it was much.
   * Default: [].
   */
  news?: FriendNews[];
}

/** Somebody who sits at that table, or has laid it, would like you to come. */
export interface Invited {
  tell: "invited";
  table: string;
  game: string;
  by: HereInfo;
  seats: number;
  free: number;
}

/** Somebody whom you have invited to that table does not come. */
export interface Declined {
  tell: "declined";
  table: string;
  who: string;
  name: string;
}

/**
 * The answer to a Why; empty where everything that looks legal is.
 *
 * Of many that are refused alike a few stand for all: everything on the table that any of them touches is
 * there still. `left_out`: how many more there are.
 */
export interface WhyNot {
  tell: "why";
  id: number;
  refusals: Refusal[];
  /** Default: 0. */
  left_out?: number;
}

/** The answer to a Compose, for this seat at this moment; `answer` is the text as it would be given. */
export interface Composed {
  tell: "composed";
  id: number;
  seq: number;
  answer: string;
  /** Default: "". */
  label?: string;
  /**
   * Those that it has; each judged after those before it that may stand.
   * Default: [].
   */
  parts?: AnswerPart[];
  /**
   * Those that could be added to those that stand; of many that are barred alike a few, as in WhyNot.
   * Default: [].
   */
  menu?: AnswerPart[];
  /** Default: 0. */
  left_out?: number;
  /**
   * Why it cannot be given as it is.
   * Default: null.
   */
  reason?: ReasonInfo | null;
}

/** The answer to a Look. */
export interface Story {
  tell: "log";
  id: number;
  lines: Line[];
}

export interface Pong {
  tell: "pong";
  id: number;
}

/** The hall is about to close this socket; the reason says whether to come back at once. */
export interface Closing {
  tell: "closing";
  reason: ReasonInfo;
}

/** Why: a code, its facts by name, and a sentence. */
export interface GroundInfo {
  code: string;
  /** Default: "". */
  text?: string;
  /** Default: {}. */
  facts?: Facts;
}

/** A part of an answer that is made of parts. */
export interface AdvisedPart {
  answer: string;
  /** Default: "". */
  label?: string;
  /** Default: {}. */
  touches?: Record<string, Part>;
}

/** An answer that a bot would give, in words, with what it touches, and why. */
export interface AdvisedAnswer {
  answer: string;
  kind: string;
  label: string;
  touches: Record<string, Part>;
  grounds: GroundInfo[];
  /** Default: []. */
  parts?: AdvisedPart[];
  /**
   * How likely the bot thinks to win by it, in percent, where it says so.
   * Default: null.
   */
  chance?: number | null;
}

/** What that kind of bot would answer to the question of that number, from what this seat may know. */
export interface Hint {
  request: number;
  by: string;
  best: AdvisedAnswer;
  /**
   * Its next best answers, where it says so.
   * Default: [].
   */
  others?: AdvisedAnswer[];
}

/** What is noted: by seat or place its mark, and words of one's own. */
export interface Jottings {
  /** Default: {}. */
  marks?: Record<string, string>;
  /** Default: "". */
  text?: string;
}

/** One of the marks to choose from, and its words. */
export interface Mark {
  mark: string;
  label: string;
}

/** A seat (by its letter) or a place (by its name) that may be marked, its words, and with what. */
export interface MarkableThing {
  thing: string;
  label: string;
  marks: Mark[];
}

/** What you have noted at a seat of yours, and what could be marked. */
export interface OwnNotes {
  marks: Record<string, string>;
  text: string;
  things: MarkableThing[];
}

/** Somebody with an account. `who` is what he is in the list of those who are here. */
export interface FriendInfo {
  who: string;
  name: string;
  /** The name that nobody else has. */
  account: string;
  colour: string;
  /** Default: "". */
  crest?: string;
  /**
   * Told of friends only, and of no one who hides.
   * Default: false.
   */
  here?: boolean;
  /**
   * A public table at which he sits, if he is here.
   * Default: "".
   */
  table?: string;
  /** Default: "". */
  game?: string;
}

/** Your friends, who asks you, whom you have asked, and of whom you want to hear nothing. */
export interface FriendList {
  friends: FriendInfo[];
  asking: FriendInfo[];
  asked: FriendInfo[];
  blocked: FriendInfo[];
}

/** Somebody, and what he is to you. */
export interface Related {
  person: FriendInfo;
  relation: Relation;
}

/** Whoever has it may ask you; it makes nobody your friend by itself. */
export interface FriendLink {
  key: string;
  path: string;
}

/** With `renew` the link before is dead. */
export interface RenewLink {
  /** Default: false. */
  renew?: boolean;
}

/** By the name of an account, or by the key of a friend link. */
export interface AskFriend {
  /** Default: "". */
  name?: WrittenName;
  /** Default: null. */
  key?: FriendKey | null;
}

/** By the name of an account, or somebody who has to do with you or is here (`who`). */
export interface BlockPerson {
  /** Default: "". */
  name?: WrittenName;
  /** Default: null. */
  who?: Handle | null;
}

/** Where you want letters, told to nobody else; `verified` once the link in the first one was opened. */
export interface Mailbox {
  address: string;
  verified: boolean;
  wanted: Wanted;
  hours: Hours;
  /** Hours before a deadline at which one more letter comes; 0 for none. */
  remind: Remind;
  /** Whose time letters tell, as `Europe/Kyiv`; nothing for UTC. */
  zone: string;
}

/** Days off, in milliseconds since 1970. */
export interface Vacation {
  start: number;
  until: number;
}

/** How you play by days. */
export interface Days {
  /** Whether this hall can send letters at all. */
  has_mail: boolean;
  /** Days of this year that are left. */
  vacation_left: number;
  vacation_most: number;
  /** Default: null. */
  mailbox?: Mailbox | null;
  /** Default: null. */
  vacation?: Vacation | null;
  /**
   * The path of your calendar, which whoever knows it may read.
   * Default: null.
   */
  calendar?: string | null;
}

export interface GiveAddress {
  address: string;
  /** Whose time letters shall tell; one that this hall does not know is none. */
  zone: Zone;
}

/** What is not named stays as it is. */
export interface ChangeMail {
  wanted: Wanted | null;
  hours: Hours | null;
  remind: Remind | null;
  zone: Zone | null;
}

/** What stands behind the `#` of a link in a letter. */
export interface MailKey {
  key: Key;
}

/** The same; `instead` if somebody else is signed in here and shall be signed out. */
export interface ToMove {
  key: Key;
  instead: boolean;
}

/** Where a link leads, and whose it is; not `entered` if another is signed in and was not asked yet. */
export interface MoveBehind {
  table: string;
  name: string;
  entered: boolean;
}

/** From then on (milliseconds since 1970), or from now. */
export interface TakeVacation {
  days: number;
  start: number | null;
}

/** A game by days: who is awaited, and until when. */
export interface Deadline {
  table: string;
  game: string;
  seat: string;
  names: string[];
  awaited: string[];
  /**
   * Whether your own move is awaited.
   * Default: false.
   */
  yours?: boolean;
  /**
   * When the first of those, or you, must have answered; none in a pause.
   * Default: null.
   */
  due?: number | null;
}

export interface RenewCalendar {
  renew: boolean;
}

export interface CalendarLink {
  path: string;
}

/**
 * How strong somebody is at a game with so many players, and how sure that is.
 *
 * `rating` ± `spread`; `surely`, three spreads lower, is what ladders go by.
 */
export interface Rating {
  game: string;
  players: number;
  rating: number;
  spread: number;
  surely: number;
  games: number;
  /**
   * Of few games, or still too unsure.
   * Default: false.
   */
  provisional?: boolean;
  /**
   * Whether the last of these games is less than ninety days old.
   * Default: false.
   */
  active?: boolean;
}

/** Somebody on a ladder: an account by its name, a bot by its kind. */
export interface LadderRung {
  place: number;
  rating: Rating;
  /** Default: "". */
  name?: string;
  /** Default: "". */
  colour?: string;
  /** Default: "". */
  crest?: string;
  /** Default: "". */
  bot?: string;
  /** Default: false. */
  you?: boolean;
  /**
   * Whether you may look at his page.
   * Default: false.
   */
  open?: boolean;
  /**
   * False of yourself where only you see this row: you want to be on no ladder, or were away too long.
   * Default: true.
   */
  listed?: boolean;
}

/** The strongest at a game with so many players. */
export interface Ladder {
  game: string;
  players: number;
  /** With how many players there are ratings at all. */
  played: number[];
  /** Empty: of all times. */
  season: string;
  /** Those in which something was played, the last first. */
  seasons: string[];
  /** How many are on it in all. */
  size: number;
  offset: number;
  rungs: LadderRung[];
  /**
   * Your own, wherever it is.
   * Default: null.
   */
  you?: LadderRung | null;
}

/** How many games, and how they ended; what is neither won nor lost was called off. */
export interface Tally {
  /** Default: 0. */
  games?: number;
  /** Default: 0. */
  won?: number;
  /** Default: 0. */
  lost?: number;
}

export interface GameTally {
  game: string;
  players: number;
  tally: Tally;
}

export interface SeatTally {
  game: string;
  seat: string;
  tally: Tally;
}

/** As what somebody played: a role, a character, a family. */
export interface TraitTally {
  game: string;
  trait: string;
  value: string;
  tally: Tally;
  /** Both in your language. */
  trait_name: string;
  name: string;
}

/** Somebody at a table. Without a name: somebody whose page you may not see. */
export interface Sitter {
  /** Default: "". */
  name?: string;
  /**
   * Whether `name` is that of an account, whose page you may see.
   * Default: false.
   */
  account?: boolean;
  /** Default: "". */
  bot?: string;
}

export interface Opponent {
  who: Sitter;
  games: number;
  /** The player of this page has won and the other has not; `behind`: the other way round. */
  ahead: number;
  behind: number;
}

/** A game that is over. Strangers are told its day only. */
export interface PlayedGame {
  game: string;
  players: number;
  seat: string;
  at: number;
  others: Sitter[];
  /** Default: null. */
  won?: boolean | null;
  /** Default: null. */
  place?: number | null;
  /** Default: null. */
  rated?: boolean | null;
  /**
   * As what it was played, in your language.
   * Default: {}.
   */
  traits?: Record<string, string>;
  /**
   * Told to those who may open its result.
   * Default: "".
   */
  table?: string;
}

/** How many games in a row: now won, now lost, and the most that were ever won. */
export interface Streaks {
  /** Default: 0. */
  winning?: number;
  /** Default: 0. */
  losing?: number;
  /** Default: 0. */
  best?: number;
}

/** Somebody with an account: how well he plays, what he has played, with whom and as what. */
export interface PlayerPage {
  account: string;
  name: string;
  colour: string;
  crest: string;
  relation: Relation;
  /** Since when there is this account, in milliseconds since 1970 (to the day). */
  since: number;
  ratings: Rating[];
  tally: Tally;
  /** Of how many games this page tells: the last thousand. */
  counted: number;
  streaks: Streaks;
  games: GameTally[];
  traits: TraitTally[];
  seats: SeatTally[];
  opponents: Opponent[];
  last: PlayedGame[];
  /**
   * Your own setting, on your own page.
   * Default: "everybody".
   */
  page?: Audience;
}

/** A rating after a game; of old games it is not known how sure it was. */
export interface CurvePoint {
  at: number;
  rating: number;
  /** Default: null. */
  spread?: number | null;
}

/** How a rating went, the oldest first: the last two hundred games. */
export interface Curve {
  game: string;
  players: number;
  points: CurvePoint[];
}

export interface ExportedGame {
  table: string;
  game: string;
  players: number;
  seat: string;
  ended_at: number;
  how: string;
  won: boolean | null;
  place: number | null;
  rated: boolean | null;
  traits: Record<string, string>;
  others: string[];
}

export interface ExportedChange {
  table: string;
  game: string;
  players: number;
  at: number;
  before: number;
  after: number;
  spread: number | null;
}

/** What you noted for yourself at a seat. */
export interface ExportedNotes {
  table: string;
  seat: string;
  marks: Record<string, string>;
  text: string;
}

/** A deck of yours, as `tatami decks` reads it. */
export interface ExportedDeck {
  pack: string;
  name: string;
  text: string;
  changed_at: number;
}

/** How you play by days: where and when you are told of your move, and your vacations of the last year. */
export interface ExportedDays {
  address: string;
  verified: boolean;
  wanted: string;
  hours: number;
  remind: number;
  zone: string;
  lang: string;
  webhook: string;
  /** Each its beginning and its end, in milliseconds since 1970. */
  vacations: number[][];
}

/**
 * All that the hall keeps of you, but for what was said at tables and the records of your games: each of
 * these has an address of its own (`/api/tables/{table}/record`).
 */
export interface Export {
  name: string;
  colour: string;
  crest: string;
  handle: string;
  account: string | null;
  since: number;
  hidden: boolean;
  undisturbed: boolean;
  page: Audience;
  off_ladder: boolean;
  ratings: Rating[];
  changes: ExportedChange[];
  games: ExportedGame[];
  notes: ExportedNotes[];
  friends: string[];
  blocked: string[];
  decks: ExportedDeck[];
  days: ExportedDays | null;
  /** Older games, which come with a greater `offset`. */
  left_out: number;
}

/** What lay before a seat and was not open to all, in words: where, and which cards. */
export interface HeldCards {
  seat: string;
  place: string;
  cards: string[];
}

/** A game after one act, through somebody's eyes. */
export interface Frame {
  act: number;
  seat: string | null;
  answer: string | null;
  view: Record<string, unknown>;
  /** Default: []. */
  lines?: Line[];
  /**
   * What is asked next.
   * Default: "".
   */
  asked?: string;
  /**
   * What these eyes could work out from the view, for boards to draw.
   * Default: null.
   */
  aids?: Record<string, unknown> | null;
  /**
   * What these eyes noticed since the frame before, as they were told it at the table.
   * Default: [].
   */
  events?: Record<string, unknown>[];
  /**
   * With all cards open (`eyes=all`): what lies before everybody.
   * Default: [].
   */
  hands?: HeldCards[];
}

/** Part of a game; `acts` is how many there are in all so far. A shared one does not name its table. */
export interface Replay {
  table: string;
  game: string;
  names: string[];
  eyes: string | null;
  acts: number;
  frames: Frame[];
  outcome: string[];
  /**
   * Why nothing but the present may be looked at, in a sentence: a game of memory that still goes on.
   * Default: "".
   */
  only_now?: string;
}

/** A line of a story, and the act after which the replay shows it. */
export interface ToldLine {
  act: number;
  text: string;
}

/** What every seat had after an act. */
export interface Standing {
  act: number;
  points: number[];
}

/** How a seat ended. A person may have left it: then a bot played on for him. */
export interface SeatResult {
  seat: string;
  name: string;
  rank: number;
  won: boolean;
  /** Default: null. */
  score?: number | null;
  /** Default: "". */
  bot?: string;
  /**
   * The act after which a bot took over and played to the end.
   * Default: null.
   */
  left_at?: number | null;
  /**
   * Whether its person gave the game up: he has lost, whatever a bot made of it afterwards.
   * Default: false.
   */
  resigned?: boolean;
  /**
   * Whether a bot stood in for a while, and gave the seat back.
   * Default: false.
   */
  stood_in?: boolean;
  /**
   * Whether whoever sat there has said that it was a good game.
   * Default: false.
   */
  thanked?: boolean;
  /**
   * Yours before and after, where the game was rated.
   * Default: [].
   */
  rating?: number[];
  /**
   * The account of whoever sat there, if you may look at its page.
   * Default: "".
   */
  account?: string;
}

/** How a game ended and how it went: told only when it is over, and then everything is told. */
export interface Result {
  table: string;
  game: string;
  acts: number;
  yours: string[];
  seats: SeatResult[];
  outcome: string[];
  story: ToldLine[];
  /** What `course` counts, in words. */
  counted: string;
  course: Standing[];
  turns: ToldLine[];
  hidden: HeldCards[];
  letters: ToldLine[];
  /**
   * The table was cleared away before an end: nobody has won, and nothing is shown.
   * Default: false.
   */
  given_up?: boolean;
  /**
   * How it ended: a word of its rules; of any game `resigned`, `agreement` or `abandoned`.
   * Default: "".
   */
  how?: string;
  /** Default: false. */
  may_thank?: boolean;
  /** Default: "". */
  rematch?: string;
  /** Default: null. */
  origin?: Origin | null;
}

/** The seats from which somebody has said that it was a good game. */
export interface Thanked {
  seats: string[];
}

/** What the hall finds when it plays a record again. */
export interface Verified {
  game: string;
  acts: number;
  good: boolean;
  line: number | null;
  text: string;
}

/**
 * A name and a colour are all one needs. `bearer`: a token instead of a cookie.
 *
 * `named` is false if nobody chose that name: it is only what the nameless are called in their language.
 */
export interface NewGuest {
  name: Name;
  /** Default: "indigo". */
  colour?: Colour;
  /** Default: false. */
  bearer?: boolean;
  /** Default: "". */
  crest?: Crest;
  /** Default: true. */
  named?: boolean;
}

/** Who you are. `token` only if it was asked for. */
export interface Person {
  id: string;
  name: string;
  colour: string;
  /** Default: null. */
  account?: string | null;
  /** Default: null. */
  token?: string | null;
  /** Default: "". */
  crest?: string;
  /**
   * Whether you have chosen your name.
   * Default: true.
   */
  named?: boolean;
  /**
   * What you are in the list of those who are here.
   * Default: "".
   */
  handle?: string;
  /**
   * Whether nobody is told that you are here.
   * Default: false.
   */
  hidden?: boolean;
  /**
   * Whether nobody may invite you.
   * Default: false.
   */
  undisturbed?: boolean;
  /**
   * Who may look at your page.
   * Default: "everybody".
   */
  page?: Audience;
  /**
   * Whether you are on no ladder.
   * Default: false.
   */
  off_ladder?: boolean;
}

/** Whether this browser is somebody's, and whose. */
export interface Session {
  person: Person | null;
}

export interface ChangeOfPerson {
  /** Default: null. */
  name?: Name | null;
  /** Default: null. */
  colour?: Colour | null;
  /** Default: null. */
  crest?: Crest | null;
  /** Default: null. */
  hidden?: boolean | null;
  /** Default: null. */
  undisturbed?: boolean | null;
  /** Default: null. */
  page?: Audience | null;
  /** Default: null. */
  off_ladder?: boolean | null;
}

/** Opens your seats on another device. It is a secret: whoever has it is you. */
export interface PersonalLink {
  key: string;
  /** `/#back=KEY`: the part after # is never sent to a server, so it is never logged. */
  path: string;
}

/** The key of a personal link. */
export interface ComeBack {
  key: string;
  /** Default: false. */
  bearer?: boolean;
}

/** An account for the guest you are: your games so far go with it. */
export interface NewAccount {
  name: AccountName;
  passphrase: Passphrase;
}

export interface LogIn {
  name: AccountName;
  passphrase: Passphrase;
  /** Default: false. */
  bearer?: boolean;
}

/** The personal link of a guest whose games should be this account's. */
export interface ClaimGuest {
  key: string;
}

/** Where to send word that it is your turn: where a clock gives an hour a move, a day in all, or more. */
export interface Webhook {
  url: string;
}

/** Every call carries `Tatami-Signature: sha256=HMAC(key, body)`. Shown once. */
export interface WebhookKey {
  url: string;
  key: string;
}

/** A game you sit or sat in. */
export interface PastGame {
  table: string;
  game: string;
  phase: "open" | "playing" | "over";
  seat: string;
  names: string[];
  opened_at: number;
  /** Default: false. */
  your_turn?: boolean;
  /** Default: null. */
  won?: boolean | null;
  /**
   * Where it comes from, if it was not dealt.
   * Default: null.
   */
  origin?: Origin | null;
  /**
   * The names of those who are asked now.
   * Default: [].
   */
  awaited?: string[];
  /**
   * Since when they are asked, in milliseconds since 1970.
   * Default: 0.
   */
  since?: number;
  /**
   * Whether it counted for your rating; unknown of games that go on, and of some old ones.
   * Default: null.
   */
  rated?: boolean | null;
  /**
   * Whether you have given it up; the others may play on.
   * Default: false.
   */
  resigned?: boolean;
  /**
   * Whether it was ended without a winner.
   * Default: false.
   */
  called_off?: boolean;
}

/**
 * An option of a game; `names` are its values in words. A value that is a letter is a seat.
 *
 * Of a wide range of numbers some are listed; the others are as good.
 */
export interface OptionInfo {
  name: string;
  default: number | string | boolean;
  values: (number | string | boolean)[];
  names: string[];
  title: string;
  help: string;
  /** The default of a table at which moves take days. */
  slow: number | string | boolean;
  /** By value that not every number of players can choose: the numbers that can. */
  only: Record<string, number[]>;
}

/** A game of this hall, in the language that was asked for. */
export interface GameInfo {
  name: string;
  title: string;
  blurb: string;
  ruleset: number;
  seats: number[];
  bots: string[];
  options: OptionInfo[];
}

/** A table to be laid. With `couch` it is a screen that everybody sees: nobody sits at it from here. */
export interface NewTable {
  game: Zone;
  /** Default: null. */
  seats?: number | null;
  /** Default: {}. */
  options?: Record<string, number | string | boolean>;
  /** Default: {"per_move": 0, "bank": 0, "increment": 0}. */
  clock?: Partial<Clock>;
  /** Default: "public". */
  access?: "public" | "link" | "password";
  /** Default: "". */
  password?: string;
  /** Default: true. */
  talk?: boolean;
  /**
   * Seconds by which spectators see everything later.
   * Default: 0.
   */
  delay?: number;
  /** Default: false. */
  couch?: boolean;
  /**
   * Whether people may take the cushions of bots while the game is young.
   * Default: false.
   */
  welcome?: boolean;
  /**
   * Who may ask a bot what to do: whoever plays alone with bots, everybody, or nobody.
   * Default: "alone".
   */
  hints?: "alone" | "yes" | "no";
}

/** A table where people wait, or else a new one that is as usual. */
export interface PlayNow {
  game: Zone;
  /**
   * How many sit at a table that is laid.
   * Default: null.
   */
  seats?: number | null;
  /**
   * Whether a table for more or fewer will do where somebody waits.
   * Default: false.
   */
  any_number?: boolean;
  /**
   * Whether others may find the table that is laid: at once, and while its game is young.
   * Default: true.
   */
  welcome?: boolean;
}

/**
 * Takes a cushion: the one you name, or the first that is free. `entropy` is your share of the deal.
 *
 * In a young game that welcomes people it is the cushion of a bot, and the deal was made without you.
 */
export interface SitDown {
  /** Default: null. */
  seat?: SeatLetter | null;
  /**
   * For a second seat in the same browser (hot seat); else your own name.
   * Default: null.
   */
  name?: Name | null;
  /** Default: null. */
  colour?: Colour | null;
  /** Default: null. */
  entropy?: Entropy | null;
  /** Default: "". */
  password?: string;
  /** Default: null. */
  crest?: Crest | null;
}

/** Your shares of the next deal, by the seats you have; the hall makes those that are missing. */
export interface PlayAgain {
  /** Default: {}. */
  entropies?: Record<SeatLetter, Entropy>;
}

/** A bot on that cushion, or with none on every free one. */
export interface SeatBot {
  /** Default: "sensible". */
  kind?: Zone;
  /** Default: null. */
  seat?: SeatLetter | null;
}

export interface Tables {
  tables: TableInfo[];
}

/** A table, and what of it is yours: your seats, and whether you have laid it. */
export interface TableSeen {
  info: TableInfo;
  yours: string[];
  laid: boolean;
}

/** A complaint about a seat; the record of the table and its talk are attached by the hall. */
export interface Report {
  seat: SeatLetter;
  about: string;
}

export interface ReportTaken {
  id: string;
}

/** A key with which anybody may look at a finished game. */
export interface Shared {
  key: string;
  path: string;
}

/** To play on from just after that act (0: before the first) on that seat, with bots on all the others. */
export interface Fork {
  act: number;
  seat: SeatLetter;
  /** Default: "sensible". */
  bots?: Zone;
}

/** What it would mean if you resigned now. */
export interface Leaving {
  /**
   * The game ends and the other side has won; your seat is out by the rules; a bot plays on for you; or the
   * game ends without a winner, since nobody else is left who plays.
   */
  means: "ends" | "out" | "bot" | "abandoned";
  /**
   * Whether there is somebody whom you could ask to end the game.
   * Default: false.
   */
  may_offer?: boolean;
}

/** A playable introduction: the titles of its chapters, the first being number 1. */
export interface CourseInfo {
  game: string;
  minutes: number;
  chapters: string[];
}

/** What the learner reads (`say`), does, tries although it is refused, or plays freely to the end. */
export interface LessonStep {
  kind: "say" | "do" | "try" | "free";
  text: string;
  /**
   * Any of these goes on; one that ends in `*` stands for all that begin like it.
   * Default: [].
   */
  answers?: string[];
  /**
   * What is tried, in the notation.
   * Default: "".
   */
  attempt?: string;
  /**
   * The clause of its refusal.
   * Default: "".
   */
  clause?: string;
  /**
   * Places that are marked meanwhile.
   * Default: [].
   */
  point?: string[];
}

/** One chapter of an introduction, in your language. */
export interface ChapterInfo {
  game: string;
  chapter: number;
  chapters: number;
  title: string;
  seat: string;
  steps: LessonStep[];
}

/** A table that was laid for a chapter, and the way through it. */
export interface Lesson {
  table: string;
  chapter: ChapterInfo;
}

export interface Clause {
  id: string;
  text: string;
}

export interface Rulebook {
  game: string;
  clauses: Clause[];
}

/** A card as a person reads it. */
export interface CardText {
  name: string;
  /** What it is, what it costs and when it acts: short phrases. */
  frame: string[];
  /** What it does, in whole sentences. */
  text: string;
}

/** All cards of a data pack in one language, by slug. */
export interface CardTexts {
  pack: string;
  sha256: string;
  lang: string;
  cards: Record<string, CardText>;
  /** Wounds and what else a character can suffer. */
  statuses: Record<string, CardText>;
}

export interface Health {
  status: "ok" | "closing" | "ill";
  version: string;
  tables: number;
  sockets: number;
  /** Whether letters can be sent; nobody's game depends on it. */
  mail: "none" | "ok" | "ill";
}

/** RFC 9457 (`application/problem+json`); `code`, `clauses` and `facts` are those of the refusal. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: string;
  /** Default: []. */
  clauses?: string[];
  /** Default: {}. */
  facts?: Facts;
}

export interface CheckDeck {
  text: DeckText;
}

/** A deck to keep, legal or not. Where its name is empty it has none. */
export interface KeepDeck {
  pack: Zone;
  text: DeckText;
  /** Default: "". */
  name?: WrittenName;
}

/** In place of that revision of it. */
export interface ChangeDeck {
  revision: Revision;
  pack: Zone;
  text: DeckText;
  /** Default: "". */
  name?: WrittenName;
}

export interface RenameDeck {
  revision: Revision;
  name: WrittenName;
}

/**
 * Something that is wrong with a deck: in words, with its clauses and numbers. `facts` have the `line`
 * of what nobody understands, and the `card` that is at fault.
 */
export interface DeckFault {
  code: string;
  clauses: string[];
  facts: Facts;
  text: string;
}

/** What a text says: who brings which weapon and cards (by slug; what nobody knows as it was written). */
export interface CheckedDeck {
  name: string;
  character: string;
  weapon: string;
  cards: Record<string, number>;
  /** Of all cards. */
  count: number;
  /** Lines that are neither card nor name: comments, and what nobody understands. */
  rest: string[];
  faults: DeckFault[];
  fits: Fits;
  /** As it is answered in the game: `katana_cut: plain_cut*3, …`. Empty where it fits nowhere. */
  line: string;
}

/** A deck of yours in short. */
export interface DeckEntry {
  id: string;
  revision: number;
  pack: string;
  name: string;
  changed_at: number;
  character: string;
  weapon: string;
  count: number;
  faults: number;
  fits: Fits;
  line: string;
  /** Whether this hall has its pack. */
  is_pack_here: boolean;
  /** Whether the pack was another one when the deck was last written: faults are those of today. */
  is_pack_changed: boolean;
}

/** A deck of yours, whole. */
export interface KeptDeck {
  entry: DeckEntry;
  text: string;
  checked: CheckedDeck;
}

/** All decks of yours, in the order in which they were made, and how many you may keep. */
export interface KeptDecks {
  decks: DeckEntry[];
  most: number;
}

export type AnyWant =
  | Hello
  | WatchLobby
  | Watch
  | Unwatch
  | Act
  | TakeBack
  | Undo
  | AgreeToUndo
  | Resign
  | OfferEnd
  | AgreeToEnd
  | Pause
  | GoOn
  | Say
  | Mute
  | Why
  | Compose
  | Look
  | WatchHere
  | WatchFriends
  | Invite
  | Decline
  | Ping
  ;

export type AnyTell =
  | Welcome
  | Done
  | Refused
  | State
  | Update
  | Presence
  | Talk
  | Lobby
  | YourTurn
  | Removed
  | Here
  | FriendsHere
  | Invited
  | Declined
  | WhyNot
  | Composed
  | Story
  | Pong
  | Closing
  ;
