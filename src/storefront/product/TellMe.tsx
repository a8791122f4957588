import { useState } from 'react';
import { useCapability } from '#api/client/useCapability.ts';
import type { Product } from '#domain/products/product.ts';
import type { StockItem } from '#domain/products/stock.ts';
import * as messages from '#messages/storefront/product.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { lazyWithPreload } from '#ui/lazyWithPreload.tsx';

// While the code of the form loads nothing (`null`) is shown.
const form = lazyWithPreload(async () => (await import('./TellMeForm.tsx')).TellMeForm, null);

interface TellMeProps {
  readonly product: Product;
  /** The colour and size that is sold out; `null` when the whole product is. */
  readonly item: StockItem | null;
}

/** The button “Tell me when it is back” (GS-9). The code of its form loads on demand, since most products are not sold out. */
export const TellMe = ({ product, item }: TellMeProps) => {
  const [isOpen, setOpen] = useState(false);
  if (!useCapability('stock')) return null;
  if (isOpen) return <form.Lazy product={product} item={item} />;
  return (
    <Button tone="plain" onClick={() => setOpen(true)} onPointerEnter={form.preload}>
      {messages.tellMeWhenItIsBack}
    </Button>
  );
};
