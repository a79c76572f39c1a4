/** Where it is worth stopping in a battle: what belongs together is one step. */
export const STOPS: readonly string[] = [
  'BattleBegan', 'HostageKilled', 'AbilityBorrowed', 'BattleRoundBegan', 'DiceRerolled', 'SupportRevealed', 'StrengthCompared',
  'TieToBeFoughtAgain', 'TieDecided', 'BattleWon',
]
