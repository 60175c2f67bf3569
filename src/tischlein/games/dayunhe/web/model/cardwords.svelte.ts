// Whether the cards of the draft say in words what they do: they do at first. Remembered on this device.

import { keep, recall } from '$kit/storage';

const KEY = 'dayunhe.card-words';

export class CardsInWords {
  isOn = $state(recall(KEY) !== 'off');

  turn(): void {
    this.isOn = !this.isOn;
    keep(KEY, this.isOn ? 'on' : 'off');
  }
}
