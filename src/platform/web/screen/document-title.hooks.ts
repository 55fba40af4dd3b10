import { useEffect } from 'react';

const product = 'Plumbline';

/** Names the tab after the page: "Risk register · Plumbline". Without a title it is the product's name. */
export function useDocumentTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${product}` : product;
  }, [title]);
}
