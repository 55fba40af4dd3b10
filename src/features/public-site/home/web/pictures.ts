import type { Language } from '#platform/contract/access.ts';
import sizes from './pictures/sizes.json';

const files = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

export type PictureName = keyof typeof sizes;

/** A picture of the product in a language (npm run draw:site makes them), with the pixels it is laid out in. */
export function pictureOf(name: PictureName, language: Language) {
  const src = files[`./pictures/${name}.${language}.webp`];
  if (src === undefined) throw new Error(`no picture ${name} in ${language}: npm run draw:site`);
  const [width, height] = sizes[name][language] as [number, number];
  return { src, width, height };
}
