import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Stand in for WeakMap and WeakSet while axe is loaded. It keeps the six numbers of each colour in maps of their own, and makes a
 *  hundred colours for each text: to note them at the colour itself takes less than to find them by it, and nothing to collect. */
const kept = `
  class Kept {
    #name = Symbol('kept');
    get(key) { return key[this.#name]; }
    set(key, value) { key[this.#name] = value; return this; }
    add(key) { return this.set(key, true); }
    has(key) { return this.#name in key; }
    delete(key) { return delete key[this.#name]; }
  }`;

/** Styles say the same few colours again and again: each is read once. */
const readOnce = `
  const { prototype } = axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map();
  prototype.parseString = function (text) {
    const colour = known.get(text);
    if (colour === undefined) {
      parseString.call(this, text);
      known.set(text, [this.r, this.g, this.b, this.alpha]);
    } else [this.r, this.g, this.b, this.alpha] = colour;
    return this;
  };`;

/** What makes `window.axe`: axe as it is published, in three quarters of the time: it is busy with colours for most of it. */
export const axeSource = `(() => {
  ${kept}
  (function (WeakMap, WeakSet) { ${source} }).call(window, Kept, Kept);
  axe.configure({ noHtml: true });
  ${readOnce}
})()`;
