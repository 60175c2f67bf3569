// What a person wishes for every table that this device opens; stored in the browser.

import { keep, recall } from '$lib/storage';

class Start {
  /** Children play along: no race, no clocks, kind bots, larger targets. */
  hasChildren = $state(recall('children') === 'on');

  setChildren(isOn: boolean): void {
    this.hasChildren = isOn;
    keep('children', isOn ? 'on' : 'off');
  }
}

export const start = new Start();
