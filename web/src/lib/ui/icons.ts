// Line icons on a 24 x 24 grid, in the text colour.

export const ICONS = {
  people: '<circle cx="9" cy="8" r="3.4"/><path d="M3,20 c0,-8 12,-8 12,0"/><path d="M15.5,5 a3.2,3.2 0 0 1 0,6.2 M17.5,14 c2.6,.8 3.6,3 3.6,6"/>',
  clock: '<circle cx="12" cy="12.6" r="8.2"/><path d="M12,8 v5 l3.2,2"/>',
  cake: '<path d="M4,20 v-6 c0,-2 1,-3 3,-3 h10 c2,0 3,1 3,3 v6z M4,15.5 c2.6,2 4,-1 5.4,0 s3.6,2 5.2,0 s3,0 5.4,.4 M12,11 V7.4"/><path d="M12,3.2 c1.6,1.6 1.2,2.8 0,3 c-1.2,-.2 -1.6,-1.4 0,-3z" fill="currentColor" stroke-width="1"/>',
  play: '<path d="M8,5 L19,12 L8,19Z" fill="currentColor"/>',
  table: '<path d="M3,9 h18 M5,9 c0,-2 2,-3 7,-3 s7,1 7,3 M6,9 v10 M18,9 v10 M6,14 h12"/>',
  key: '<rect x="3" y="6.4" width="18" height="11.2" rx="3"/><path d="M7,12 h.01 M12,12 h.01 M17,12 h.01" stroke-width="3"/>',
  sound: '<path d="M4,9.6 v4.8 h3.4 L12,18.6 V5.4 L7.4,9.6Z M15.4,9 c1.6,1.6 1.6,4.4 0,6 M18,6.4 c3.2,3 3.2,8.2 0,11.2"/>',
  silent: '<path d="M4,9.6 v4.8 h3.4 L12,18.6 V5.4 L7.4,9.6Z M15.6,9.6 l5,5 M20.6,9.6 l-5,5"/>',
  sun: '<circle cx="12" cy="12" r="4.2"/><path d="M12,2.6 v2 M12,19.4 v2 M2.6,12 h2 M19.4,12 h2 M5.3,5.3 l1.4,1.4 M17.3,17.3 l1.4,1.4 M5.3,18.7 l1.4,-1.4 M17.3,6.7 l1.4,-1.4"/>',
  moon: '<path d="M19.6,14.6 A8.2,8.2 0 1 1 9.4,4.4 A6.6,6.6 0 0 0 19.6,14.6Z"/>',
  auto: '<circle cx="12" cy="12" r="8.4"/><path d="M12,3.6 a8.4,8.4 0 0 1 0,16.8z" fill="currentColor"/>',
  right: '<path d="M9,5 l7,7 -7,7" stroke-width="2.6"/>',
  menu: '<path d="M4,7 h16 M4,12 h16 M4,17 h16"/>',
  check: '<path d="M4.6,12.8 L9.8,18 L19.6,6.8" stroke-width="3"/>',
  chat: '<path d="M4,5.4 h16 c1,0 1.4,.6 1.4,1.4 v8.4 c0,1 -.6,1.4 -1.4,1.4 h-8.4 L7,20.6 v-4 H4 c-1,0 -1.4,-.6 -1.4,-1.4 V6.8 C2.6,5.8 3,5.4 4,5.4Z"/><path d="M8.4,9.6 h.01 M15.6,9.6 h.01" stroke-width="2.8"/><path d="M8.6,12.4 c1.4,1.8 5.4,1.8 6.8,0"/>',
  log: '<path d="M9,6 h11 M9,12 h11 M9,18 h11"/><path d="M4.4,6 h.01 M4.4,12 h.01 M4.4,18 h.01" stroke-width="3.4"/>',
  learn: '<path d="M12,5.2 L22,9.6 L12,14 L2,9.6Z M6,11.6 v4.600 c3.6,2.8 8.4,2.8 12,0 v-4.6 M22,9.6 v6"/>',
  again: '<path d="M19.4,9 A8,8 0 1 0 20,13.4 M20,4.4 V9.2 H15.2" stroke-width="2.4"/>',
  plus: '<path d="M12,5 v14 M5,12 h14" stroke-width="3"/>',
  minus: '<path d="M5,12 h14" stroke-width="3"/>',
  close: '<path d="M6,6 l12,12 M18,6 l-12,12" stroke-width="2.6"/>',
  send: '<path d="M4,12 L20,5 L15,19 L11.4,13.4Z M11.4,13.4 L20,5"/>',
  phone: '<rect x="7" y="3" width="10" height="18" rx="2.4"/><path d="M11,17.8 h2"/>',
  pass: '<rect x="3.4" y="7" width="7" height="12" rx="1.8"/><path d="M13.6,9 h7 M17.4,5.6 L20.8,9 L17.4,12.4 M20.6,16 h-6 M17,12.8"/>',
  unplugged: '<path d="M2.8,9.2 c5.200,-5 13.2,-5 18.4,0 M6.2,12.8 c3.3,-3.2 8.3,-3.2 11.6,0 M9.6,16.4 c1.4,-1.3 3.4,-1.3 4.8,0"/><path d="M12,19.8 h.01" stroke-width="3"/><path d="M4.4,3.6 L19.6,20.6"/>',
  link: '<path d="M10,14 l4,-4 M8.6,11 l-2.4,2.4 a3.4,3.4 0 0 0 4.8,4.8 L13.4,15.6 M10.6,8.4 L13,6 a3.4,3.4 0 0 1 4.8,4.8 L15.4,13.2"/>',
  pause: '<path d="M8.4,5.6 v12.8 M15.6,5.6 v12.8" stroke-width="3.4"/>',
  flag: '<path d="M6,21 V4 M6,4.6 c4,-2 7,2 12,0 v8.4 c-5,2 -8,-2 -12,0"/>',
  eye: '<path d="M2.8,12 C6,6.4 18,6.4 21.2,12 C18,17.6 6,17.6 2.8,12Z"/><circle cx="12" cy="12" r="2.8"/>',
  screen: '<rect x="3" y="5" width="18" height="12" rx="2"/><path d="M8.6,20.4 h6.8"/>',
  tv: '<rect x="2.4" y="4" width="15" height="10.6" rx="1.8"/><path d="M6,18.4 h5.4"/><rect x="14.4" y="9.4" width="7.2" height="11.2" rx="1.8" fill="var(--paper-raised)"/><path d="M17.4,17.6 h1.2"/>',
  balloon: '<path d="M12,3 c4,0 6.2,3 6.2,6.2 c0,4 -4,7.2 -6.2,7.2 c-2.200,0 -6.2,-3.2 -6.2,-7.2 C5.800,6 8,3 12,3Z M12,16.4 l-1.500,1.900 h3Z M12,18.3 c-1.700,1.200 1.700,1.900 0,3.200"/>',
  crown: '<path d="M4,18.6 L3,8 l5,4 L12,5 l4,7 5,-4 -1,10.600Z"/>',
  shield: '<path d="M12,3 L19.6,5.8 V12 c0,4.6 -3.6,7.6 -7.6,9 C8,19.6 4.4,16.6 4.4,12 V5.800Z M8.4,11.8 l2.8,2.8 4.6,-5.2"/>',
  bot: '<rect x="5" y="8" width="14" height="11" rx="2.6"/><path d="M12,8 V4.6 M9.4,13 h.01 M14.6,13 h.01" stroke-width="2.6"/><path d="M9.6,16.2 h4.8"/>',
  book: '<path d="M12,6.4 C9.6,4.600 6.600,4.2 3.4,4.6 V18.4 C6.600,18 9.6,18.4 12,20.2 C14.4,18.4 17.4,18 20.6,18.4 V4.6 C17.4,4.2 14.4,4.600 12,6.4Z M12,6.4 V20.2"/>',
  print: '<path d="M7,8.4 V3.6 h10 V8.4 M7,17.2 H5 c-1,0 -1.6,-.6 -1.6,-1.6 V10 c0,-1 .6,-1.600 1.6,-1.600 h14 c1,0 1.600,.6 1.600,1.600 v5.6 c0,1 -.6,1.6 -1.600,1.6 h-2 M7,14 h10 v6.4 H7Z"/>',
  search: '<circle cx="10.4" cy="10.4" r="6.4"/><path d="M15.2,15.2 L20.4,20.4" stroke-width="2.6"/>',
  pencil: '<path d="M4,20 l1.2,-4.600 L16.2,4.4 l3.4,3.4 L8.600,18.8Z M13.600,7 l3.4,3.4"/>',
  chair: '<path d="M7,3.6 V20.4 M7,13 h9.6 v7.4 M7,13 c0,-1 .8,-1.6 2,-1.6 h5.6 c1.2,0 2,.6 2,1.6"/>',
  hand: '<path d="M7.600,12 V6.400 a1.700,1.700 0 0 1 3.400,0 V11 V4.400 a1.700,1.700 0 0 1 3.400,0 V11 V6 a1.700,1.700 0 0 1 3.400,0 v8.600 c0,4 -2.600,6.600 -6,6.600 c-3,0 -4.600,-1.400 -6,-4 L3.600,13.600 a1.700,1.700 0 0 1 2.800,-1.800 l1.200,1.600"/>',
  first: '<path d="M6,5 v14 M18,5 l-8,7 8,7" stroke-width="2.6"/>',
  moment: '<path d="M8,4.6 l1.6,3.8 4.1,.3 -3.1,2.700 1,4 -3.600,-2.200 -3.500,2.200 1,-4 -3.200,-2.700 4.200,-.3Z M16.500,7 l4.500,5 -4.500,5" stroke-width="2"/>',
  star: '<path d="M12,3.600 l2.600,5.400 5.900,.8 -4.300,4.100 1,5.900 -5.200,-2.800 -5.300,2.800 1.100,-5.900 -4.300,-4.100 5.900,-.8Z"/>',
  cards: '<rect x="4" y="6" width="9" height="13" rx="2" transform="rotate(-10 8 12)"/><rect x="11" y="6" width="9" height="13" rx="2" transform="rotate(10 16 12)"/>',
  download: '<path d="M12,4 v11 M7,10.4 l5,5 5,-5 M5,20 h14" stroke-width="2.4"/>',
  file: '<path d="M6,3.600 h8 l4.400,4.400 V20.400 H6Z M14,3.600 V8 h4.400 M9,13 h6 M9,16.500 h6"/>',
} as const;

export type IconName = keyof typeof ICONS;

export const EMOTES = {
  laugh: '<circle cx="16" cy="16" r="13" fill="#ffd24a" stroke="#2b2440" stroke-width="2.2"/><path d="M8.6,12.6 q2.4,-3 4.8,0 M18.6,12.6 q2.4,-3 4.8,0" stroke="#2b2440" stroke-width="2.2" fill="none" stroke-linecap="round"/><path d="M8.6,17.4 H23.4 C22.6,26.4 9.4,26.4 8.6,17.4Z" fill="#8c2f45" stroke="#2b2440" stroke-width="2.2" stroke-linejoin="round"/>',
  wow: '<circle cx="16" cy="16" r="13" fill="#8fd3f0" stroke="#2b2440" stroke-width="2.2"/><circle cx="11" cy="12.6" r="2.6" fill="#2b2440"/><circle cx="21" cy="12.6" r="2.6" fill="#2b2440"/><ellipse cx="16" cy="21" rx="3.6" ry="4.4" fill="#8c2f45" stroke="#2b2440" stroke-width="2.2"/>',
  grr: '<circle cx="16" cy="16" r="13" fill="#f08bac" stroke="#2b2440" stroke-width="2.2"/><path d="M7.6,9.6 l6,3 M24.4,9.6 l-6,3" stroke="#2b2440" stroke-width="2.4" stroke-linecap="round"/><circle cx="11.4" cy="14.6" r="2" fill="#2b2440"/><circle cx="20.6" cy="14.6" r="2" fill="#2b2440"/><path d="M9,22.4 q7,-6 14,0" fill="none" stroke="#2b2440" stroke-width="2.2" stroke-linecap="round"/><path d="M13,20.4 l1.6,3 1.8,-3.4" fill="#fff" stroke="#2b2440" stroke-width="1.4" stroke-linejoin="round"/>',
  heart: '<path d="M16,27.6 C4,19 3,13 5.4,9 C8.4,4.4 14,6 16,10.4 C18,6 23.6,4.4 26.6,9 C29,13 28,19 16,27.6Z" fill="#e0525f" stroke="#2b2440" stroke-width="2.2" stroke-linejoin="round"/><path d="M9,12 q1,-3 4,-2.6" stroke="#fff" stroke-width="2" stroke-linecap="round" fill="none"/>',
} as const;

export type EmoteName = keyof typeof EMOTES;
export const EMOTE_NAMES = Object.keys(EMOTES) as EmoteName[];
export const isEmote = (name: string): name is EmoteName => name in EMOTES;
