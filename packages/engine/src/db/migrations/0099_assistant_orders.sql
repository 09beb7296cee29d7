-- A checkout that a platform has begun under its signature becomes an order that the platform may read and is notified of.
ALTER TABLE "assistant_baskets" ADD COLUMN "wants_newsletter" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "assistant_baskets" ADD COLUMN "agent" text;
--> statement-breakpoint
ALTER TABLE "assistant_baskets" ADD COLUMN "buyer_id" text;
--> statement-breakpoint
ALTER TABLE "assistant_baskets" ADD COLUMN "checkout_id" text;
--> statement-breakpoint
CREATE INDEX "assistant_baskets_buyer" ON "assistant_baskets" USING btree ("buyer_id") WHERE "assistant_baskets"."buyer_id" is not null;
--> statement-breakpoint
CREATE TABLE "assistant_orders" (
	"order_id" text PRIMARY KEY NOT NULL REFERENCES "orders"("id") ON DELETE cascade,
	"checkout_id" text NOT NULL,
	"agent" text NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"first_tried_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE INDEX "assistant_orders_due" ON "assistant_orders" USING btree ("due_at") WHERE "assistant_orders"."due_at" is not null;
--> statement-breakpoint
-- The first order of the buyer alone, and the next one where its payment has failed: what they buy later is nobody's business.
CREATE FUNCTION assistant_placed_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO assistant_orders (order_id, checkout_id, agent, changed_at, due_at)
  SELECT placed.id, begun.checkout_id, begun.agent, placed.placed_at, placed.placed_at
  FROM new_rows AS placed
    JOIN assistant_baskets AS begun ON begun.buyer_id = placed.user_id AND begun.checkout_id IS NOT NULL
      AND begun.agent IS NOT NULL AND begun.state = 'handed_over' AND begun.expires_at > placed.placed_at
  WHERE NOT EXISTS (
    SELECT FROM assistant_orders AS known JOIN orders ON orders.id = known.order_id
    WHERE known.checkout_id = begun.checkout_id AND orders.state <> 'payment_failed')
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_insert_assistant AFTER INSERT ON orders
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION assistant_placed_orders();
--> statement-breakpoint
CREATE FUNCTION assistant_order_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE assistant_orders SET changes = changes + 1, changed_at = happened.at, due_at = happened.at, attempts = 0,
    first_tried_at = NULL, last_error = NULL
  FROM (SELECT order_id, max(at) AS at FROM new_rows GROUP BY order_id) AS happened
  WHERE assistant_orders.order_id = happened.order_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_events_assistant AFTER INSERT ON order_events
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION assistant_order_events();
--> statement-breakpoint
CREATE FUNCTION assistant_order_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE assistant_orders SET changes = changes + 1, changed_at = happened.at, due_at = happened.at, attempts = 0,
    first_tried_at = NULL, last_error = NULL
  FROM (
    SELECT payment.order_id, max(payment.updated_at) AS at
    FROM new_rows AS payment JOIN old_rows AS before USING (id)
    WHERE payment.refunded > before.refunded GROUP BY payment.order_id) AS happened
  WHERE assistant_orders.order_id = happened.order_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_update_assistant AFTER UPDATE ON payments
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION assistant_order_money();
