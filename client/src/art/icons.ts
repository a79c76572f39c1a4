/** Line icons in a box of 24 by 24, in currentColor: those of the first table and of the way to it. */
/** Each icon is one path; a dot is a line of almost no length with a round end. */
export const PATHS = {
  undo: 'M8,5L3.5,9.5L8,14M3.5,9.5H14a5.5,5.5 0 0 1 0,11H10',
  hint: 'M9,18.5h6M10,21h4M8.5,15.5q-3,-2 -3,-6a6.5,6.5 0 0 1 13,0q0,4 -3,6v3h-7Z',
  book: 'M12,6.5Q8,4 3.5,5.5V18.5Q8,17 12,19.5Q16,17 20.5,18.5V5.5Q16,4 12,6.5ZM12,6.5V19.5',
  sound: 'M4,9.5v5h3.5l4.5,4v-13l-4.5,4zM15.5,9q2.5,3 0,6M18,6.5q4.5,5.5 0,11',
  mute: 'M4,9.5v5h3.5l4.5,4v-13l-4.5,4zM16,9.5l5,5M21,9.5l-5,5',
  moon: 'M19.5,14.5A8,8 0 1 1 10,4.5A6.5,6.5 0 0 0 19.5,14.5Z',
  sun: 'M16,12a4,4 0 1 1 -8,0a4,4 0 1 1 8,0ZM12,2.5V5M12,19v2.5M2.5,12H5M19,12h2.5M5.3,5.3l1.8,1.8M16.9,16.9l1.8,1.8M18.7,5.3l-1.8,1.8M7.1,16.9l-1.8,1.8',
  chat: 'M4,5h16v11h-9l-4.5,4v-4H4Z',
  log: 'M5,6h14M5,12h14M5,18h9',
  list: 'M9,6h11M9,12h11M9,18h11M4.5,6h.01M4.5,12h.01M4.5,18h.01',
  hand: 'M5.2,6.5l6,-1.3l2.6,12.7l-6,1.3ZM14,5.6l5,1.4l-3.4,12.2l-2.4,-.7',
  people: 'M12,9a3.5,3.5 0 1 1 -7,0a3.5,3.5 0 1 1 7,0ZM2.5,20q.5,-6.5 6,-6.5t6,6.5M15,5.8a3.5,3.5 0 0 1 0,6.4M17,14q4,1 4.5,6',
  user: 'M15.5,8a3.5,3.5 0 1 1 -7,0a3.5,3.5 0 1 1 7,0ZM5,20q.5,-7 7,-7t7,7',
  eye: 'M2.5,12Q12,2.5 21.5,12Q12,21.5 2.5,12ZM14.8,12a2.8,2.8 0 1 1 -5.6,0a2.8,2.8 0 1 1 5.6,0Z',
  hide: 'M3,10Q12,18.5 21,10M6.5,14l-2,3M12,15.8V19.5M17.5,14l2,3',
  play: 'M7.5,5l11,7l-11,7Z',
  back: 'M14.5,5L7.5,12l7,7',
  more: 'M4,12a1,1 0 1 0 2,0a1,1 0 1 0 -2,0M11,12a1,1 0 1 0 2,0a1,1 0 1 0 -2,0M18,12a1,1 0 1 0 2,0a1,1 0 1 0 -2,0',
  menu: 'M4,6h16M4,12h16M4,18h16',
  close: 'M6,6l12,12M18,6L6,18',
  settings: 'M4,7h9M17,7h3M15,5v4M4,17h3M11,17h9M9,15v4M4,12h1M9,12h11M7,10v4',
  clock: 'M20.5,12a8.5,8.5 0 1 1 -17,0a8.5,8.5 0 1 1 17,0ZM12,7v5l3.5,2',
  check: 'M4.5,12.5l5,5L19.5,7',
  question: 'M20.5,12a8.5,8.5 0 1 1 -17,0a8.5,8.5 0 1 1 17,0ZM9.3,9.8q.2,-2.8 2.8,-2.8t2.7,2.5q0,1.6 -2.8,2.8v1.7M12,17h.01',
  warning: 'M12,4L21.5,20h-19ZM12,10v4.5M12,17.2h.01',
  prison: 'M6,4v16M12,4v16M18,4v16M3.5,8h17M3.5,16h17',
  learn: 'M2.5,9L12,4.5L21.5,9L12,13.5ZM6.5,11v5q5.5,4 11,0v-5M21.5,9v6',
} as const

export type FirstIcon = keyof typeof PATHS
/** The others come when one of them is wanted. */
export type IconName = FirstIcon | keyof (typeof import('./moreicons'))['MORE']

/** The inside of an icon; the picture round it sets size, stroke and round ends. */
export const icon = (name: FirstIcon): string => `<path d="${PATHS[name]}"/>`
