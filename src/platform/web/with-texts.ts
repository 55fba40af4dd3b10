import i18next from 'i18next';
import type { ComponentType } from 'react';

/** A route's `lazy`: the screen's code together with the texts it speaks, so that it is drawn once and whole. */
export const withTexts =
  (features: readonly string[], load: () => Promise<ComponentType>) =>
  async (): Promise<{ Component: ComponentType }> => {
    const [Component] = await Promise.all([load(), i18next.loadNamespaces(features)]);
    return { Component };
  };
