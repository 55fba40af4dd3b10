/** The element at which an event began; events of the whole window begin at none. */
export const elementAt = ({ target }: { target: EventTarget | null }): Element | null =>
  target instanceof Element ? target : null;
