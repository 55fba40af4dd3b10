const [shortest, longest] = [1000, 60_000];

/** Brings a part of the app that the frame can stand without, and does not fail: what cannot be brought, for want of a network, is asked
 *  for again once there is one, and now and then where the browser believes that there is. */
export const onceConnected =
  <Module, Part>(load: () => Promise<Module>, pick: (module: Module) => Part): (() => Promise<Part>) =>
  async () => {
    let bring = load;
    for (let pause = shortest; ; pause = Math.min(longest, pause * 2))
      try {
        return pick(await bring());
      } catch (failure) {
        await connectedOr(pause);
        bring = again(failure, load);
      }
  };

/** A browser keeps in mind that a module could not be fetched, until the page is loaded anew: it is asked for by another address of the
 *  same file, where the browser says which one failed. */
function again<Module>(failure: unknown, load: () => Promise<Module>): () => Promise<Module> {
  const failed = failure instanceof TypeError ? /https?:\/\/\S+$/.exec(failure.message)?.[0] : undefined;
  if (failed === undefined) return load;
  const address = new URL(failed);
  address.searchParams.set('again', String(Date.now()));
  return () => import(/* @vite-ignore */ address.href) as Promise<Module>;
}

/** Until the network is back, and no longer than a pause. */
const connectedOr = (pause: number): Promise<void> =>
  new Promise((goOn) => {
    const waiting = setTimeout(() => {
      removeEventListener('online', connected);
      goOn();
    }, pause);
    const connected = () => {
      clearTimeout(waiting);
      goOn();
    };
    addEventListener('online', connected, { once: true });
  });
