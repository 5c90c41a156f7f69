/* The card back: drawn once, then shown as a bitmap like every picture. */
import { print } from './rasterize';
import { BACK } from './sprite';

let drawn = '';
let printed = $state('');

export function back(): string {
  if (!drawn) {
    drawn = URL.createObjectURL(new Blob([BACK], { type: 'image/svg+xml' }));
    void print(drawn).then((bitmap) => (printed = bitmap ?? ''));
  }
  return printed || drawn;
}
