// What the person at the board is doing: the begun part of a card, the direction of a tile, open questions. Contains no
// rules.

import { WhyNot } from '$kit/whynot.svelte';
import { PRICE, printed, type Barred } from './cards';
import type { Laid } from './joins';
import { joinsAt } from './joins';
import type { Trial } from './mapping';
import type { Model } from './model';
import { bestLine, edgesOf, fieldMoves, lineOf, moveText, nextLine, offersOf, seatMoves, stackMoves, TO_CONFIRM, AIMED_AT_FIELDS } from './moves';
import { isUnrest, turnedBy, type Piece } from './pieces';
import type { BoardProps } from '../types';

/** Steps within a begun part; taking back leaves it. */
const BEGUN = ['placing', 'turning', 'rebuilding', 'tucking'];

export class Play {
  #props: () => BoardProps;
  #model: () => Model;
  #key = '';
  /** A move to preview as soon as it is possible again. */
  #wished = '';

  /** The verb of a part that still needs a target, or a second tap; empty if there is none. */
  mode = $state('');
  /** The line of the tile in its current direction. */
  line = $state('');
  /** A card of the draft, or a field for the ship, that is chosen but not confirmed. */
  chosen = $state('');
  hovered = $state<string | null>(null);
  readonly why = new WhyNot();
  isForecast = $state(false);
  /** The tile that was chosen for the map and could also go into the city. */
  spare = $state('');
  /** A complete move that is previewed before it is made: where unrest goes, which tile is removed, who is attacked. */
  deed = $state('');
  /** Whether the next tap asks why something is not possible, instead of doing it. */
  isAsking = $state(false);
  /** Other fields that the tile that is being turned could go to. */
  places = $state.raw<ReadonlySet<string>>(new Set());

  readonly isMine = $derived.by(() => this.#props().toAct.includes(this.#props().seat));
  readonly offers = $derived.by(() => offersOf(this.#props().legal));
  readonly fields = $derived.by(() => fieldMoves(this.offers, this.mode));
  readonly seats = $derived.by(() => seatMoves(this.offers, this.mode));
  readonly stacks = $derived.by(() => stackMoves(this.offers));
  readonly lines = $derived.by(() => this.offers.get('turn') ?? []);
  readonly step = $derived.by(() => this.#model().step);
  readonly isBegun = $derived.by(() => this.isMine && BEGUN.includes(this.step));
  readonly begunVerb = $derived.by(() => this.#model().pending.verb);
  /** The tile of a previewed move into the city. */
  readonly cityTile = $derived.by(() => (this.deed.startsWith('city ') ? this.deed.slice(5) : ''));
  /** The field, or the seat, that is the target of the previewed move. */
  readonly aim = $derived.by(() => (this.deed && !this.cityTile ? (this.deed.split(' ')[1] ?? '') : ''));
  readonly isSteering = $derived.by(() => this.offers.has('sail'));
  /** The owner of the stacks that can be chosen. */
  readonly stackOwner = $derived.by(() => {
    const { pending } = this.#model();
    return pending.verb === 'calm' ? pending.seat : this.#props().seat;
  });
  /** The tile that is being turned or placed: on its field, or on the one under the pointer. */
  readonly trial = $derived.by((): Trial | null => this.#trial());
  /** The move that the confirm button would send; empty if there is nothing to confirm. */
  readonly ready = $derived.by(() => {
    if (this.step === 'turning' && this.lines.includes(this.line)) return moveText('turn', this.line);
    if (this.step === 'rebuilding' && this.line && this.lines.includes(this.line)) return moveText('turn', this.line);
    if (this.offers.has('pick') && this.chosen) return moveText('pick', this.chosen);
    if (this.isSteering && this.chosen) return moveText('sail', this.chosen);
    if (this.deed) return this.deed;
    if (TO_CONFIRM.includes(this.mode) && this.offers.has(this.mode)) return this.mode;
    return '';
  });
  /** The moves whose effects are requested; null if there is nothing to preview. */
  readonly question = $derived.by((): readonly string[] | null => {
    if (!this.isMine) return null;
    if (this.deed) return [this.deed];
    if (this.step === 'turning') return [];
    if (this.step === 'rebuilding' && this.line) return [moveText('turn', this.line)];
    if (this.mode === 'tea' && this.offers.has('tea')) return ['tea'];
    const tried = this.hovered ? this.fields.get(this.hovered) : undefined;
    return tried && !this.isSteering ? [tried] : null;
  });
  /** The line of the tile whose effects are requested. */
  readonly asked = $derived.by(() => (this.step === 'turning' ? this.line : lineOf(this.trial?.piece.edges ?? [], this.#edges)));
  readonly canEnd = $derived.by(() => this.offers.has('end'));
  readonly canUndo = $derived.by(() => this.#props().canUndo);

  constructor(props: () => BoardProps, model: () => Model) {
    this.#props = props;
    this.#model = model;
  }

  /** For each new frame: what was begun on this page stays only if it is still possible. */
  sync(): void {
    const { view, seat, legal } = this.#props();
    const { pending, step } = this.#model();
    const key = [view.seat, seat, step, pending.verb, pending.field, pending.source, pending.line, legal.length > 0].join('/');
    if (key !== this.#key) {
      this.#key = key;
      this.mode = '';
      this.chosen = '';
      this.line = '';
      this.deed = '';
      this.why.forget();
      this.isAsking = false;
      if (step === 'placing' || step === 'rebuilding') this.places = new Set(this.offers.get('at') ?? []);
      else if (step !== 'turning') this.places = new Set();
      if (step !== 'placing') this.spare = '';
      if (step === 'turning' && this.isMine) this.line = this.#firstLine();
    }
    if (this.mode && !this.offers.has(this.mode)) this.mode = '';
    if (this.deed && !legal.includes(this.deed)) this.deed = '';
    if (this.#wished && legal.includes(this.#wished)) {
      this.deed = this.#wished;
      this.#wished = '';
    }
    if (this.offers.has('pick')) return;
    // With a single way, the choice is only whether to go.
    const ways = this.offers.get('sail') ?? [];
    if (ways.length === 1) this.chosen = ways[0] ?? '';
    else if (!ways.includes(this.chosen)) this.chosen = '';
  }

  /** Begins a part of the card: some act at once, some need a target or a second tap. */
  part(verb: string): void {
    this.why.forget();
    this.deed = '';
    if (this.#isAsked() || !this.offers.has(verb)) return void this.explain(this.natural(verb));
    if (this.mode === verb) {
      if (TO_CONFIRM.includes(verb)) return this.send(verb);
      this.mode = '';
      return;
    }
    if (this.offers.get(verb)?.[0] === '' && !TO_CONFIRM.includes(verb)) return this.send(verb);
    this.mode = verb;
    // With two seats there is only one target.
    if (this.seats.size === 1) this.deed = [...this.seats.values()][0] ?? '';
  }

  lift(name: string): void {
    this.why.forget();
    this.mode = '';
    if (this.#isAsked()) return void this.explain(moveText('build', name));
    const { pending } = this.#model();
    const wasCity = this.cityTile === name;
    this.deed = '';
    if (wasCity) return;
    if (this.step === 'placing' && pending.tile === name) return void this.leave();
    if (this.isBegun) return void this.#instead(moveText('build', name));
    if (this.offers.get('build')?.includes(name)) {
      this.spare = this.offers.get('city')?.includes(name) ? name : '';
      return this.#move(moveText('build', name));
    }
    if (this.offers.get('city')?.includes(name)) {
      this.deed = moveText('city', name);
      return;
    }
    void this.explain(moveText('build', name));
  }

  /** Puts the chosen tile into the city instead of onto the map. */
  toCity(): void {
    const text = moveText('city', this.spare);
    this.spare = '';
    this.#wished = text;
    void this.#props().onundo(0);
  }

  pickField(field: string): void {
    this.why.forget();
    const { pending } = this.#model();
    if (this.#isAsked()) return void this.explain(moveText(this.#aimedVerb() || 'at', field));
    if (this.step === 'turning' && field === this.trial?.field) return this.turn();
    if (this.step === 'turning' && this.places.has(field)) return void this.#instead(moveText('at', field), 1);
    if (this.step === 'rebuilding' && field === pending.source) return this.turn();
    const move = this.fields.get(field);
    if (this.isSteering) {
      if (!move) return void this.explain(moveText('sail', field));
      if (this.chosen === field) return this.confirm();
      this.chosen = field;
      return;
    }
    if (move && this.#isWeighed(move)) {
      if (this.deed === move) return this.confirm();
      this.deed = move;
      return;
    }
    if (move) return this.#move(move);
    const aimed = this.#aimedVerb();
    if (aimed) void this.explain(moveText(aimed, field));
  }

  /** What a tap on this field would mean, allowed or not; empty for nothing. */
  aimedAt(field: string): string {
    const verb = this.isSteering ? 'sail' : this.#aimedVerb();
    return verb ? moveText(verb, field) : '';
  }

  #aimedVerb(): string {
    return this.step === 'placing' || this.step === 'rebuilding' ? 'at' : AIMED_AT_FIELDS.includes(this.mode) ? this.mode : '';
  }

  /** Moves that leave no further choice are previewed first; a tile that can be turned is previewed while it is turned. */
  #isWeighed(move: string): boolean {
    const verb = move.split(' ')[0] ?? '';
    if (verb === 'remove' || verb === 'destroy') return true;
    return verb === 'at' && isUnrest(this.#held() ?? UNKNOWN);
  }

  /** Asking "Why not?" applies to one tap. */
  #isAsked(): boolean {
    const was = this.isAsking;
    this.isAsking = false;
    return was;
  }

  ask(): void {
    this.why.forget();
    this.isAsking = !this.isAsking;
  }

  pickStack(stack: number): void {
    this.why.forget();
    const move = this.#isAsked() ? undefined : this.stacks.get(stack);
    if (move) return this.send(move);
    void this.explain(moveText('supply', String(stack + 1)));
  }

  pickSeat(seat: number): void {
    const move = this.seats.get(seat);
    if (!move) return;
    if (this.deed === move) return this.confirm();
    this.deed = move;
  }

  /** While drafting: why its third part could not be carried out now; empty if it could. */
  barredBy(card: string): Barred {
    if (!this.#props().view.barred.includes(card)) return '';
    const held = this.#model().households[this.#props().seat]?.warehouse.filter(isUnrest).length ?? 0;
    return printed(card)?.isAttack && held < PRICE ? 'price' : 'table';
  }

  pickCard(card: string): void {
    this.why.forget();
    this.chosen = this.chosen === card ? '' : card;
  }

  turn(by: 1 | -1 = 1): void {
    if (this.lines.length === 0) return;
    const now = this.line || lineOf(this.#held()?.edges ?? [], this.#edges);
    this.line = nextLine(this.lines, now, by, this.#edges);
  }

  confirm(): void {
    if (this.ready) this.send(this.ready);
  }

  end(): void {
    if (this.canEnd && !this.#isAsked()) this.send('end');
    else void this.explain('end');
  }

  /** Leaves what was begun: first what only this page knows, then what the table knows. */
  leave(): boolean {
    if (this.mode || this.why.told || this.deed || this.isAsking || (this.chosen && (this.offers.get('sail')?.length ?? 0) !== 1)) {
      this.mode = '';
      this.chosen = '';
      this.deed = '';
      this.isAsking = false;
      this.why.forget();
      return true;
    }
    if (!this.isBegun || !this.canUndo) return false;
    this.#props().onundo(0);
    return true;
  }

  send(text: string): void {
    this.mode = '';
    this.chosen = '';
    this.deed = '';
    this.#move(text);
  }

  explain(text: string): Promise<void> {
    const { onwhy, t } = this.#props();
    return this.why.ask(onwhy(text).then((reason) => reason ?? { why: t('dy-page-why-possible'), clause: '' }));
  }

  #move(text: string): void {
    this.why.forget();
    this.#props().onmove(text);
  }

  /** Takes the begun part back (or so many steps of it) and then makes another move, in this order. */
  async #instead(text: string, steps = 0): Promise<void> {
    await this.#props().onundo(steps);
    this.#props().onmove(text);
  }

  /** The names of the edges of every hexagon, clockwise. */
  get #edges(): readonly string[] {
    return this.#model().terrain.edges;
  }

  /** The tile of the begun part, in its current direction. */
  #held(): Piece | null {
    const { pending, tiles, kinds } = this.#model();
    const { seat } = this.#props();
    if (pending.verb === 'build') return pending.tile ? { ...(kinds.get(pending.tile) ?? UNKNOWN), owner: seat } : null;
    if (pending.isSecond) return tiles.get(pending.field) ?? null;
    return tiles.get(pending.source) ?? null;
  }

  /** The other tiles on the map while this one is previewed. */
  #others(): Laid[] {
    const { pending, tiles } = this.#model();
    return [...tiles]
      .filter(([field, piece]) => !isUnrest(piece) && field !== pending.source)
      .map(([field, piece]) => ({ field, edges: piece.edges }));
  }

  #joins(field: string, line: string): number {
    return joinsAt({ field, edges: edgesOf(line, this.#edges) }, this.#others(), this.#model().terrain).length;
  }

  #firstLine(): string {
    const held = this.#held();
    const field = this.#target();
    return bestLine(this.lines, (line) => this.#joins(field, line), held ? lineOf(held.edges, this.#edges) : '');
  }

  /** The field of the tile that is being turned. */
  #target(): string {
    const { pending } = this.#model();
    return pending.isSecond ? pending.source : pending.field || pending.source;
  }

  #trial(): Trial | null {
    if (!this.isMine) return null;
    const held = this.#held();
    if (!held) return null;
    const canTurn = this.lines.length > 1;
    if (this.step === 'turning') return { field: this.#target(), piece: { ...held, edges: edgesOf(this.line, this.#edges) }, isPlaced: true, canTurn };
    if (this.deed.startsWith('at ')) return { field: this.aim, piece: held, isPlaced: true };
    const { pending } = this.#model();
    if (this.step === 'rebuilding' && this.line) return { field: pending.source, piece: { ...held, edges: edgesOf(this.line, this.#edges) }, isPlaced: true, canTurn };
    const field = this.hovered;
    if ((this.step !== 'placing' && this.step !== 'rebuilding') || !field || !this.fields.get(field)?.startsWith('at ')) return null;
    if (isUnrest(held)) return { field, piece: held, isPlaced: false };
    const lines = [...new Set([0, 1, 2, 3, 4, 5].map((sixths) => lineOf(turnedBy(held.edges, sixths), this.#edges)))];
    const line = bestLine(lines, (each) => this.#joins(field, each), lineOf(held.edges, this.#edges));
    return { field, piece: { ...held, edges: edgesOf(line, this.#edges) }, isPlaced: false };
  }

  /** The move that a person who taps an impossible part most likely wants. Sent to the server, which explains the refusal. */
  natural(verb: string): string {
    const { seat, view } = this.#props();
    const { ship, tiles, households } = this.#model();
    if (AIMED_AT_FIELDS.includes(verb)) return moveText(verb, [...tiles.keys()][0] ?? ship);
    if (['calm', 'intrigue', 'denounce'].includes(verb)) return moveText(verb, String(((seat + 1) % view.seats.length) + 1));
    if (verb === 'supply') return 'supply 1';
    if (verb === 'build') return moveText('build', households[seat]?.warehouse[0]?.name ?? 'canal1');
    return verb;
  }
}

const UNKNOWN: Piece = { owner: -1, name: 'unrest', value: 0, edges: [] };
