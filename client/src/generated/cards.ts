// Made by `python -m tatami.web.typescript client/src/generated`: not to be edited.

// What is printed on the cards of each game, from the engine's own tables.

export const TENNO = {
  "colours": ["red", "orange", "yellow", "green", "blue", "violet", "black"],
  "slots": 3,
  "monkBonus": 2,
  "kinds": {
    "peasant_1": {"value": 1, "attack": 1, "defence": 1, "mayAttack": true, "helpsItsRow": false, "attacksAgain": false, "imprisonsItsAttacker": false, "leavesAfterAFight": false},
    "peasant_2": {"value": 2, "attack": 2, "defence": 2, "mayAttack": true, "helpsItsRow": false, "attacksAgain": false, "imprisonsItsAttacker": false, "leavesAfterAFight": false},
    "peasant_3": {"value": 3, "attack": 3, "defence": 3, "mayAttack": true, "helpsItsRow": false, "attacksAgain": false, "imprisonsItsAttacker": false, "leavesAfterAFight": false},
    "ninja": {"value": 4, "attack": 8, "defence": 4, "mayAttack": true, "helpsItsRow": false, "attacksAgain": false, "imprisonsItsAttacker": false, "leavesAfterAFight": false},
    "monk": {"value": 5, "attack": 5, "defence": 5, "mayAttack": true, "helpsItsRow": true, "attacksAgain": false, "imprisonsItsAttacker": false, "leavesAfterAFight": false},
    "ronin": {"value": 6, "attack": 6, "defence": 6, "mayAttack": true, "helpsItsRow": false, "attacksAgain": true, "imprisonsItsAttacker": false, "leavesAfterAFight": false},
    "samurai_7": {"value": 7, "attack": 7, "defence": 7, "mayAttack": true, "helpsItsRow": false, "attacksAgain": false, "imprisonsItsAttacker": false, "leavesAfterAFight": false},
    "samurai_8": {"value": 8, "attack": 8, "defence": 8, "mayAttack": true, "helpsItsRow": false, "attacksAgain": false, "imprisonsItsAttacker": false, "leavesAfterAFight": false},
    "daimyo": {"value": 9, "attack": 9, "defence": 9, "mayAttack": true, "helpsItsRow": false, "attacksAgain": false, "imprisonsItsAttacker": false, "leavesAfterAFight": false},
    "shogun": {"value": 10, "attack": 0, "defence": 10, "mayAttack": false, "helpsItsRow": false, "attacksAgain": false, "imprisonsItsAttacker": true, "leavesAfterAFight": false},
    "geisha": {"value": 0, "attack": null, "defence": null, "mayAttack": true, "helpsItsRow": false, "attacksAgain": false, "imprisonsItsAttacker": false, "leavesAfterAFight": true},
  },
} as const;

export const SHINOBI = {"clans": ["hojo", "mori", "oda", "takeda", "uesugi"], "ninja": 3, "troopsPerClan": 11, "handSize": 4} as const;

export const SAMURAI_SWORD = {
  "weapons": {
    "bokken": {"reach": 1, "wounds": 1, "copies": 6},
    "kiseru": {"reach": 1, "wounds": 2, "copies": 5},
    "wakizashi": {"reach": 1, "wounds": 3, "copies": 1},
    "bo": {"reach": 2, "wounds": 1, "copies": 5},
    "kusarigama": {"reach": 2, "wounds": 2, "copies": 4},
    "katana": {"reach": 2, "wounds": 3, "copies": 1},
    "shuriken": {"reach": 3, "wounds": 1, "copies": 3},
    "kanabo": {"reach": 3, "wounds": 2, "copies": 1},
    "nodachi": {"reach": 3, "wounds": 3, "copies": 1},
    "naginata": {"reach": 4, "wounds": 1, "copies": 2},
    "nagayari": {"reach": 4, "wounds": 2, "copies": 1},
    "tanegashima": {"reach": 5, "wounds": 1, "copies": 1},
    "daikyu": {"reach": 5, "wounds": 2, "copies": 1},
  },
  "actions": {
    "parry": {"parrySymbol": true, "copies": 15},
    "geisha": {"parrySymbol": false, "copies": 6},
    "diversion": {"parrySymbol": false, "copies": 5},
    "battle_cry": {"parrySymbol": false, "copies": 4},
    "tea_ceremony": {"parrySymbol": false, "copies": 4},
    "jujutsu": {"parrySymbol": false, "copies": 3},
    "daimyo": {"parrySymbol": false, "copies": 3},
    "breathing": {"parrySymbol": false, "copies": 3},
  },
  "properties": {
    "focus": {"copies": 6},
    "armor": {"copies": 4},
    "fast_draw": {"copies": 3},
    "bushido": {"copies": 2},
  },
  "characters": {
    "benkei": {"resilience": 5, "parriesWithWeapons": false},
    "chiyome": {"resilience": 4, "parriesWithWeapons": false},
    "ginchiyo": {"resilience": 4, "parriesWithWeapons": false},
    "goemon": {"resilience": 5, "parriesWithWeapons": false},
    "hanzo": {"resilience": 4, "parriesWithWeapons": true},
    "hideyoshi": {"resilience": 4, "parriesWithWeapons": false},
    "ieyasu": {"resilience": 5, "parriesWithWeapons": false},
    "kojiro": {"resilience": 5, "parriesWithWeapons": false},
    "musashi": {"resilience": 5, "parriesWithWeapons": false},
    "nobunaga": {"resilience": 5, "parriesWithWeapons": false},
    "tomoe": {"resilience": 5, "parriesWithWeapons": false},
    "ushiwaka": {"resilience": 4, "parriesWithWeapons": false},
  },
  "roles": {
    "shogun": {
      "stars": 0,
      "team": "shogun",
      "copies": 1,
      "multiplier": {"3": 2, "4": 1, "5": 1, "6": 1, "7": 1},
    },
    "samurai": {
      "stars": 0,
      "team": "shogun",
      "copies": 2,
      "multiplier": {"4": 2, "5": 1, "6": 2, "7": 1},
    },
    "ninja_1": {
      "stars": 1,
      "team": "ninja",
      "copies": 1,
      "multiplier": {"3": 1, "4": 1, "5": 1, "6": 1, "7": 1},
    },
    "ninja_2": {
      "stars": 2,
      "team": "ninja",
      "copies": 1,
      "multiplier": {"3": 1, "4": 1, "5": 1, "6": 1, "7": 1},
    },
    "ninja_3": {
      "stars": 3,
      "team": "ninja",
      "copies": 1,
      "multiplier": {"3": 1, "4": 1, "5": 1, "6": 1, "7": 1},
    },
    "ronin": {
      "stars": 0,
      "team": "ronin",
      "copies": 1,
      "multiplier": {"5": 2, "6": 3, "7": 3},
    },
  },
  "handLimit": 7,
} as const;
