/** Replies asked for before the code that needs them was there. The call that would have asked for one takes it, once.
 *  They belong to the session found in this tab and are forgotten with it. */
interface Prefetched {
  language: string;
  at: number;
  reply: Promise<Response>;
}

const replies = new Map<string, Prefetched>();
/** As long as an answer counts as fresh. */
const freshFor = 15_000;

/** The one way a call leaves the browser, ahead of time or not. */
export const headersOf = (language: string, token: string | undefined): Record<string, string> => ({
  accept: 'application/json',
  'accept-language': language,
  ...(token !== undefined && { authorization: `token ${token}` }),
});
export const sending = { credentials: 'same-origin', cache: 'no-store' } as const;

/** Asks for an address now; answers what came, for a question that follows from it. */
export function prefetch(address: string, language: string, token: string): Promise<unknown> {
  const reply = fetch(address, { headers: headersOf(language, token), ...sending });
  replies.set(address, { language, at: Date.now(), reply });
  return reply.then((response) =>
    response.ok ? response.clone().json() : Promise.reject(new Error(address)),
  );
}

/** The reply to what somebody is about to ask, if it was asked for in the same language. */
export function takePrefetched(address: string, language: string): Promise<Response> | undefined {
  const ahead = replies.get(address);
  replies.delete(address);
  return ahead?.language === language && Date.now() - ahead.at < freshFor ? ahead.reply : undefined;
}

export const forgetPrefetched = (): void => replies.clear();
