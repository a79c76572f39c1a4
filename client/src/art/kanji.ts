/** The kanji on cards and in the frame; those of Senji are in a list of their own. The font is cut to these lists by tools/fonts.py. */

export const TENNO_KANJI = {
  peasant: '農',
  ninja: '忍',
  monk: '僧',
  ronin: '浪',
  samurai: '侍',
  daimyo: '大名',
  shogun: '将軍',
  geisha: '芸者',
} as const

export const WEAPON_KANJI = {
  bokken: '木刀',
  kiseru: '煙管',
  wakizashi: '脇差',
  bo: '棒',
  kusarigama: '鎖鎌',
  katana: '刀',
  shuriken: '手裏剣',
  kanabo: '金棒',
  nodachi: '野太刀',
  naginata: '薙刀',
  nagayari: '長槍',
  tanegashima: '種子島',
  daikyu: '大弓',
} as const

export const ACTION_KANJI = {
  parry: '受',
  geisha: '芸者',
  diversion: '陽動',
  battle_cry: '鬨',
  tea_ceremony: '茶',
  jujutsu: '柔術',
  daimyo: '大名',
  breathing: '息',
} as const

export const PROPERTY_KANJI = { focus: '集中', armor: '鎧', fast_draw: '居合', bushido: '武士道' } as const

export const CHARACTER_KANJI = {
  benkei: '弁慶',
  chiyome: '千代女',
  ginchiyo: '誾千代',
  goemon: '五右衛門',
  hanzo: '半蔵',
  hideyoshi: '秀吉',
  ieyasu: '家康',
  kojiro: '小次郎',
  musashi: '武蔵',
  nobunaga: '信長',
  tomoe: '巴',
  ushiwaka: '牛若',
} as const

export const ROLE_KANJI = { shogun: '将軍', samurai: '侍', ninja: '忍', ronin: '浪人' } as const

export const CLAN_KANJI = { hojo: '北条', mori: '毛利', oda: '織田', takeda: '武田', uesugi: '上杉' } as const

/** Signs of the frame: steps of a turn, seals of a result, the mat itself. */
export const SIGN_KANJI = { first: '壱', second: '弐', third: '参', won: '勝', lost: '負', drawn: '分', tatami: '畳' } as const
