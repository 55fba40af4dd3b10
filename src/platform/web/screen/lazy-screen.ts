import i18next from 'i18next';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { Namespace } from '#platform/web/language/text-keys.ts';
import type { LoadedWithTexts } from '#platform/web/first-screen.ts';

/** What a screen begins to read by its address, before it is drawn. */
export type FirstRead = (search: URLSearchParams) => Promise<unknown> | undefined;

interface Screen {
  Component: ComponentType;
  loader?: (called: LoaderFunctionArgs) => Promise<null>;
  shouldRevalidate?: () => boolean;
}

/** How long the start of the app waits for what its first screen shows. */
const longestWait = 300;
const isStarting = () => document.getElementById('splash') !== null;

/** A route's `lazy`: the screen's code together with the texts it speaks, so that it is drawn once and whole. A screen with a
 *  first read is drawn with its answer when the app starts there; later nobody waits: what is shown meanwhile is the screen's. */
export function withTexts(
  features: readonly Namespace[],
  load: () => Promise<ComponentType>,
  loadFirstRead?: () => Promise<FirstRead>,
): (() => Promise<Screen>) & LoadedWithTexts {
  const lazy = async (): Promise<Screen> => {
    const [Component, read] = await Promise.all([
      load(),
      loadFirstRead?.(),
      i18next.loadNamespaces(features),
    ]);
    if (read === undefined) return { Component };
    return {
      Component,
      loader: async ({ request }) => {
        const answer = read(new URL(request.url).searchParams);
        const aMoment = new Promise((resolve) => setTimeout(resolve, longestWait));
        if (isStarting()) await Promise.race([answer, aMoment]);
        return null;
      },
      // Within a screen the screen itself reads.
      shouldRevalidate: () => false,
    };
  };
  return Object.assign(lazy, { features, load });
}
