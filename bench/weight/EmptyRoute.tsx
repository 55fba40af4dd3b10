/** A screen that reads nothing and shows nothing. */
export const EmptyRoute = () => <h1 id="empty">Empty</h1>;
