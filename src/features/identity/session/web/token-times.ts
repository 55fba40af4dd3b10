export interface TokenTimes {
  /** Seconds since 1970. */
  iat: number;
  exp: number;
}

/** When a token was issued and when it ends; nothing for a token that cannot be read. The server alone decides what it is worth. */
export function timesOf(token: string): TokenTimes | undefined {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { iat, exp } = JSON.parse(atob(payload)) as Partial<TokenTimes>;
    return typeof exp === 'number' ? { exp, iat: typeof iat === 'number' ? iat : exp - 1800 } : undefined;
  } catch {
    return undefined;
  }
}
