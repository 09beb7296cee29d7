-- A platform may place the order itself: at the total that it was told, with the checkout still open until it is paid.
ALTER TABLE "assistant_baskets" ADD COLUMN "told_total" integer;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION assistant_placed_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO assistant_orders (order_id, checkout_id, agent, changed_at, due_at)
  SELECT placed.id, begun.checkout_id, begun.agent, placed.placed_at, placed.placed_at
  FROM new_rows AS placed
    JOIN assistant_baskets AS begun ON begun.buyer_id = placed.user_id AND begun.checkout_id IS NOT NULL
      AND begun.agent IS NOT NULL AND begun.state IN ('open', 'handed_over') AND begun.expires_at > placed.placed_at
  WHERE NOT EXISTS (
    SELECT FROM assistant_orders AS known JOIN orders ON orders.id = known.order_id
    WHERE known.checkout_id = begun.checkout_id AND orders.state <> 'payment_failed'
      -- Cancelled before it was paid, it is as if its payment had failed.
      AND NOT (orders.state = 'cancelled' AND NOT EXISTS (
        SELECT FROM order_events WHERE order_events.order_id = orders.id AND order_events."to" = 'confirmed')))
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
