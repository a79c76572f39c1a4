/** Every kanji of Senji. tools/fonts.py reads this list too. */

export const RELATION_KANJI = { wife: '妻', heir: '嗣', daughter: '娘', grandfather: '祖父', grandmother: '祖母' } as const

/** A family member without a known relation is a person. */
export const CARD_KANJI = { member: '人', support: '援', trade: '商', dummy: '空' } as const

export const ORDER_KANJI = { production: '産', recruitment: '募', march: '進' } as const

export const SEASON_KANJI = { emperor: '帝', winter: '冬', spring: '春', summer: '夏', autumn: '秋' } as const

export const PLANT_KANJI = { pine: '松', plum: '梅', iris: '菖', kiku: '菊' } as const

export const KAMI_KANJI = { military: '武', diplomat: '和', economist: '財' } as const

/** Sealed, victory, a spirit, and the backs of the two decks. */
export const SENJI_SIGNS = { sealed: '封', won: '勝', spirit: '神', hanafuda: '花', diplomacy: '約', samurai: '侍' } as const

export const SEA_KANJI = { north_sea: '北海', south_sea: '南海' } as const

export const NUMBER_KANJI = '一二三四五六七八九十'

export const PROVINCE_KANJI = {
  hizen: '肥前',
  bungo: '豊後',
  satsuma: '薩摩',
  iyo: '伊予',
  awa: '阿波',
  yamashiro: '山城',
  nagato: '長門',
  izumo: '出雲',
  bizen: '備前',
  owari: '尾張',
  shinano: '信濃',
  sagami: '相模',
  echizen: '越前',
  etchu: '越中',
  echigo: '越後',
  hitachi: '常陸',
  dewa: '出羽',
  mutsu: '陸奥',
} as const

export const SENJI_SAMURAI_KANJI = {
  akashi: '明石',
  baba: '馬場',
  chosokabe: '長宗我部',
  daisuke: '大輔',
  ekei: '恵瓊',
  fukushima: '福島',
  gamo: '蒲生',
  hosokawa: '細川',
  ishida: '石田',
  kuroda: '黒田',
  mori: '毛利',
  naoe: '直江',
  oda: '織田',
  shimazu: '島津',
  tachibana: '立花',
  umeko: '梅子',
  wakizaka: '脇坂',
  yamagata: '山県',
} as const

export const SENJI_KANJI: readonly Record<string, string>[] = [
  RELATION_KANJI,
  CARD_KANJI,
  ORDER_KANJI,
  SEASON_KANJI,
  PLANT_KANJI,
  KAMI_KANJI,
  SENJI_SIGNS,
  SEA_KANJI,
  { numbers: NUMBER_KANJI },
  PROVINCE_KANJI,
  SENJI_SAMURAI_KANJI,
]
