import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { Namespace, NamespaceWith } from '#platform/web/language/text-keys.ts';

/** The call that answered the figures: asked once more with `explain=1`, it explains them. */
export interface ExplainedRequest {
  endpoint: Endpoint;
  sent: { params?: object; query?: object; body?: object };
}

interface ExplainedFigures {
  /** The figures it explains, by the keys of the reply's `explain`. */
  figures: readonly string[];
  request: ExplainedRequest;
  /** Whose texts name the inputs (`screen.explanation.input`). */
  feature: Namespace;
  href?: undefined;
}

/** Figures with a way to the rows that were counted: the texts name those too. */
interface CountedFigures extends Omit<ExplainedFigures, 'href'> {
  feature: NamespaceWith<'screen.explanation.rows'>;
  href: string | undefined;
}

export type Why = ExplainedFigures | CountedFigures;
