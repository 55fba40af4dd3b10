/** Sends what it still holds, and answers how much could not be sent. */
type Sender = () => Promise<number>;

const senders = new Set<Sender>();

/** Makes a sign-out wait until changes that are not sent yet have reached the server. */
export const registerFlush = (sender: Sender): void => void senders.add(sender);

export async function flushAll(): Promise<number> {
  const left = await Promise.all([...senders].map((send) => send()));
  return left.reduce((sum, one) => sum + one, 0);
}
