/** Where the rules speak of a card or a character (the clauses of the rulebook). */

const WEAPON = ['SAM-84', 'SAM-85', 'SAM-91']

const CARDS: Readonly<Record<string, readonly string[]>> = {
  parry: ['SAM-87', 'SAM-88', 'SAM-90'],
  geisha: ['SAM-152', 'SAM-153'],
  diversion: ['SAM-148'],
  battle_cry: ['SAM-131', 'SAM-132'],
  tea_ceremony: ['SAM-156', 'SAM-157'],
  jujutsu: ['SAM-154', 'SAM-155'],
  daimyo: ['SAM-146', 'SAM-147'],
  breathing: ['SAM-133', 'SAM-134'],
  focus: ['SAM-151'],
  armor: ['SAM-80'],
  fast_draw: ['SAM-149'],
  bushido: ['SAM-138', 'SAM-139', 'SAM-142'],
}

const CHARACTERS: Readonly<Record<string, readonly string[]>> = {
  benkei: ['SAM-160'],
  chiyome: ['SAM-171'],
  ginchiyo: ['SAM-161'],
  goemon: ['SAM-162'],
  hanzo: ['SAM-176', 'SAM-177'],
  hideyoshi: ['SAM-178'],
  ieyasu: ['SAM-163', 'SAM-164'],
  kojiro: ['SAM-165'],
  musashi: ['SAM-166'],
  nobunaga: ['SAM-169', 'SAM-170'],
  tomoe: ['SAM-173', 'SAM-174'],
  ushiwaka: ['SAM-175'],
}

/** A card that stands in no list is a weapon. */
export const clausesOfCard = (kind: string): readonly string[] => CARDS[kind] ?? WEAPON
export const clausesOfCharacter = (who: string): readonly string[] => CHARACTERS[who] ?? []
