/** Whether something is one of these, and so of their type. */
export const isIn = <One>(these: readonly One[], value: unknown): value is One =>
  these.some((one) => one === value);
