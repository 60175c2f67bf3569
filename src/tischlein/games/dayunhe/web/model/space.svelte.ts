// How the board uses the space it has: its shape, the size of the map, and the heights around it. The board reports what
// it measures; everything else follows from that.

import { keep, recall } from '$kit/storage';
import { leastFor, NEAR } from '../art/letters';
import {
  CITY_FROM, fitHanging, fitHung, fitLying, fitRolling, isLarge, isWorthFolding, labelFor, namesFor, planFor, scaleFor, shapeFor, spansOf, stripFor, trackFor, wholeZoom,
  type Label, type Plan,
} from './fit';
import { wayOf, type Layout, type Terrain } from './geometry';

const FOLDED = 'dayunhe.folded';
const USUAL_HIT = 44;
/** The approximate width of the buttons above a wide map. */
const TABS = 240;
/** In letters: from this width on the round and its phases have room in the header. */
const ROOMY_HEADER = 72.5;
/** The letters of a region's label, as a part of the font size. */
const LABEL_LETTER = 0.8125;
/** What is beside the map of a tablet needs this width. */
const BESIDE_HUNG = 436;

/** What is to be shown. */
export interface Shown {
  terrain: Terrain;
  seats: number;
  /** The least size of a button; undefined for the usual one. */
  hit: number | undefined;
  isDisplay: boolean;
  hasTray: boolean;
  isDrafting: boolean;
  /** Whether the cards of the draft say in words what they do. */
  isWorded: boolean;
  /** Whether something in the table of players is to be chosen. */
  isTableNeeded: boolean;
}

export class Space {
  /** The size of the whole board in screen pixels. On a large screen the contents are scaled and have their own pixels. */
  outer = $state({ width: 1128, height: 600 });
  /** The size of the window onto the map. */
  stage = $state({ width: 390, height: 400 });
  /** The width of what is beside the map. */
  side = $state(390);
  /** The height of the screen; the board has less on a shared one. */
  screen = $state(0);
  /** The font size in pixels; it may change while the page is open. */
  letter = $state(16);
  /** The height that the cards of the draft need for their words. */
  worded = $state(0);
  /** The height of the players in one line; 0 until it is measured. */
  folded = $state(0);
  /** Chosen by the person, on a phone. */
  zoom = $state(1);
  /** The element in the table's header for the round and its phases, if there is one. */
  header = $state.raw<HTMLElement | null>(null);
  /** What the person has chosen; empty if nothing yet. */
  #choice = $state(recall(FOLDED));

  constructor(private readonly now: () => Shown) {}

  readonly #shown = $derived.by(() => this.now());
  readonly shape = $derived(shapeFor(this.outer));
  readonly isNarrow = $derived(this.shape === 'tall' || this.shape === 'short');
  readonly scale = $derived(this.shape === 'wide' ? scaleFor(this.outer, this.#shown.hasTray) : 1);
  readonly width = $derived(this.outer.width / this.scale);
  readonly height = $derived(this.outer.height / this.scale);
  /** The least size of letters within drawings. */
  readonly smallest = $derived(leastFor({ screen: this.screen, scale: this.scale, letter: this.letter, isDisplay: this.#shown.isDisplay }));
  /** The place for the round in the header, if it has room there. */
  readonly place = $derived(this.shape === 'wide' && this.outer.width >= ROOMY_HEADER * this.letter ? this.header : null);
  readonly #hasLargeNames = $derived(this.#shown.isDisplay && this.shape === 'wide');
  readonly track = $derived(trackFor(this.smallest - NEAR));
  readonly #wishes = $derived.by(() => {
    const { hasTray, isDrafting, isWorded } = this.#shown;
    const top = this.#hasLargeNames ? namesFor(this.smallest) : 0;
    return { hasTray, hasStatus: this.place === null, isDrafting, isWorded, worded: this.worded, letter: this.letter, folded: this.folded, track: this.track, top };
  });
  /**
   * On a low screen the players can be folded to one line, so that the map has the height of their table; in the draft it is
   * for the words of the cards.
   */
  readonly canFold = $derived.by(() => {
    const { terrain, seats, isDisplay } = this.#shown;
    return this.shape === 'wide' && !isDisplay && !this.#isLarge && isWorthFolding(terrain, seats, this, { ...this.#wishes, isDrafting: false });
  });
  /** Unless the person has chosen, players are folded where their table would have to be scrolled. */
  readonly isFolding = $derived(this.#choice === '' ? !this.#planFor(false).isWhole : this.#choice === 'yes');
  /** With large letters the table has no room at all. */
  readonly #isLarge = $derived(this.shape === 'wide' && !this.#shown.isDisplay && isLarge(this.width, this.letter));
  /** The table comes back while something in it is to be chosen. */
  readonly isFolded = $derived(this.#isLarge || (this.canFold && this.isFolding && !this.#shown.isTableNeeded));
  readonly plan = $derived(this.#planFor(this.isFolded));
  /** Whether the Forbidden City is beside the table of players. */
  readonly hasHalls = $derived(this.shape === 'wide' && this.width >= CITY_FROM && !this.isFolded);
  readonly hit = $derived(this.#shown.hit ?? USUAL_HIT);
  readonly hasLargeTargets = $derived(this.hit > USUAL_HIT);
  /** The part of the window for the map; on a phone's side the buttons have a strip of their own below it. */
  readonly pane = $derived({ width: this.stage.width, height: this.stage.height - (this.shape === 'short' ? stripFor(this.hit) : 0) });
  /** On a phone: the map is not smaller than fields that a child can hit. */
  readonly #closest = $derived(this.hasLargeTargets ? this.hit / (Math.sqrt(3) * this.#fitPhone(1).radius) : 0);
  readonly seen = $derived(Math.max(this.zoom, this.#closest));
  /** The zoom of a phone that shows the whole map, or as much of it as can be hit. */
  readonly least = $derived(Math.max(wholeZoom(this.#shown.terrain, this.pane, this.shape === 'short' ? 'lying' : 'hanging'), this.#closest));
  readonly layout: Layout = $derived.by(() => {
    const { terrain } = this.#shown;
    if (this.isNarrow) return this.#fitPhone(this.seen);
    if (this.shape === 'hung') return fitHung(terrain, { width: this.width, height: this.height - 16 }, BESIDE_HUNG);
    return fitLying(terrain, this.width - 24, this.plan);
  });
  /** The orientation of tiles beside the map: the same as on it. */
  readonly way = $derived(wayOf(this.layout.way, this.#shown.terrain.tops));
  readonly spans = $derived(spansOf(this.layout));

  #fitPhone(zoom: number): Layout {
    return (this.shape === 'short' ? fitRolling : fitHanging)(this.#shown.terrain, this.pane, zoom);
  }

  /**
   * The label of a player's region. The buttons above a wide map take the end of the last one. On a shared screen its letters
   * are larger, and there is room for two lines of them.
   */
  label(owner: number, name: string): Label {
    const span = this.spans.find((each) => each.owner === owner);
    const end = Math.min(span?.to ?? 0, this.place && !this.isFolded ? this.layout.width - TABS : Infinity);
    const room = end - (span?.from ?? 0);
    return this.#hasLargeNames ? labelFor(name, room, this.smallest / LABEL_LETTER, true) : labelFor(name, room, this.letter);
  }

  #planFor(isFolded: boolean): Plan {
    return planFor(this.#shown.terrain, this.#shown.seats, this, { ...this.#wishes, isFolded });
  }

  fold(): void {
    this.#choice = this.isFolding ? 'no' : 'yes';
    keep(FOLDED, this.#choice);
  }
}
