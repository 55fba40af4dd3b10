import { answerKeys, providerFailures, type ProviderFailure } from './provider-answer-keys.ts';

export interface ProviderAnswer {
  code: string | undefined;
  failure: ProviderFailure | undefined;
}

let kept: ProviderAnswer | undefined;

/** Read once, and removed from the address: nobody comes back to it, and nobody copies it. */
export function providerAnswer(): ProviderAnswer {
  if (kept !== undefined) return kept;
  const said = new URLSearchParams(location.hash.slice(1));
  const reason = said.get(answerKeys.failure);
  kept = {
    code: said.get(answerKeys.code) ?? undefined,
    failure: reason === null ? undefined : (providerFailures.find((one) => one === reason) ?? 'refused'),
  };
  if (said.has(answerKeys.code) || said.has(answerKeys.failure))
    history.replaceState(history.state, '', location.pathname + location.search);
  return kept;
}

/** It was shown or used. */
export const forgetAnswer = (): void => void (kept = { code: undefined, failure: undefined });
