// Line icons on a 24 x 24 grid that boards share. They have the text colour; `bold` ones have few strokes and need
// thicker lines.

export const ICONS = {
  bin: '<path d="M4.4,7 h15.2 M9.6,7 V4.4 h4.8 V7 M6.4,7 l1,13 h9.2 l1,-13 M10.4,11 v5 M13.6,11 v5"/>',
  book: '<path d="M12,6.4 C9.6,4.6 6.6,4.2 3.4,4.6 V18.4 C6.6,18 9.6,18.4 12,20.2 C14.4,18.4 17.4,18 20.6,18.4 V4.6 C17.4,4.2 14.4,4.6 12,6.4Z M12,6.4 V20.2"/>',
  check: '<path d="M4.6,12.8 L9.8,18 L19.6,6.8" class="bold"/>',
  close: '<path d="M6,6 l12,12 M18,6 l-12,12" class="bold"/>',
  down: '<path d="M5,9 L12,16 L19,9" class="bold"/>',
  eye: '<path d="M2.8,12 C6,6.4 18,6.4 21.2,12 C18,17.6 6,17.6 2.8,12Z"/><circle cx="12" cy="12" r="2.8"/>',
  left: '<path d="M15,5 l-7,7 7,7" class="bold"/>',
  lock: '<rect x="5" y="10.4" width="14" height="10" rx="2"/><path d="M8,10.4 V7.6 a4,4 0 0 1 8,0 v2.8"/>',
  minus: '<path d="M5,12 h14" class="bold"/>',
  plus: '<path d="M12,5 v14 M5,12 h14" class="bold"/>',
  right: '<path d="M9,5 l7,7 -7,7" class="bold"/>',
  turn: '<path d="M19.4,9 A8,8 0 1 0 20,13.4 M20,4.4 V9.2 H15.2"/>',
  undo: '<path d="M8.6,5 L4,9.6 L8.6,14.2 M4.6,9.6 H14 c7,0 7,9.4 0,9.4 h-3"/>',
} as const;

export type IconName = keyof typeof ICONS;
