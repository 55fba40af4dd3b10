/** A `load` that does not fail: what cannot be brought, for want of a network, is asked for again once there is one. For what the
 *  frame can stand without. */
export const onceConnected =
  <Part>(load: () => Promise<Part>): (() => Promise<Part>) =>
  async () => {
    for (;;)
      try {
        return await load();
      } catch {
        await new Promise((connected) => addEventListener('online', connected, { once: true }));
      }
  };
