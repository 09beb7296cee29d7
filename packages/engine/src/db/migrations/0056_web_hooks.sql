-- Endpoints of other systems, and what each is to hear.
CREATE TABLE "hook_endpoints" (
	"id" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"events" text[] NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paused_at" timestamp with time zone,
	"pause_reason" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"rests_until" timestamp with time zone,
	"succeeded_at" timestamp with time zone,
	"leased_by" text,
	"leased_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "hook_deliveries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"endpoint_id" text NOT NULL,
	"event" text NOT NULL,
	"subject" text NOT NULL,
	"data" jsonb NOT NULL,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"first_tried_at" timestamp with time zone,
	"last_status" integer,
	"last_error" text,
	"done_at" timestamp with time zone,
	"dead_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "hook_deliveries_open" ON "hook_deliveries" USING btree ("endpoint_id","subject","id") WHERE "hook_deliveries"."done_at" is null and "hook_deliveries"."dead_at" is null;
--> statement-breakpoint
CREATE INDEX "hook_deliveries_noted" ON "hook_deliveries" USING btree ("noted_at");
--> statement-breakpoint
-- An order is noted while its row is locked or new, so its messages are in the order in which it changed. Neither
-- names nor addresses go along: a receiver that needs them asks with a right of its own.
CREATE FUNCTION hook_order(asked orders) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('id', asked.id, 'number', asked.number, 'state', asked.state, 'customerId', asked.customer_id,
    'locale', asked.locale, 'currency', asked.currency, 'total', asked.total)
$$;
--> statement-breakpoint
CREATE FUNCTION hook_placed_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO hook_deliveries (endpoint_id, event, subject, data)
  SELECT endpoint.id, 'order.placed', 'order:' || orders.id, hook_order(orders)
  FROM new_rows JOIN orders ON orders.id = new_rows.id
    JOIN hook_endpoints AS endpoint ON 'order.placed' = ANY (endpoint.events);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_insert_hooked AFTER INSERT ON orders
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION hook_placed_orders();
--> statement-breakpoint
CREATE FUNCTION hook_order_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO hook_deliveries (endpoint_id, event, subject, data)
  SELECT endpoint.id, told.event, 'order:' || orders.id, hook_order(orders) || jsonb_build_object('state', told.state)
  FROM (
    SELECT id, order_id, "to" AS state, CASE "to"
        WHEN 'shipped' THEN 'order.shipped'
        WHEN 'delivered' THEN 'order.delivered'
        WHEN 'cancelled' THEN 'order.cancelled'
        WHEN 'payment_failed' THEN 'order.cancelled'
        WHEN 'returned' THEN 'order.returned'
      END AS event
    FROM new_rows
    WHERE "from" IS DISTINCT FROM "to"
  ) AS told
    JOIN orders ON orders.id = told.order_id
    JOIN hook_endpoints AS endpoint ON told.event = ANY (endpoint.events)
  ORDER BY told.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_events_hooked AFTER INSERT ON order_events
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION hook_order_events();
--> statement-breakpoint
-- Paid is an order once with the payment that completes it, not with those that follow as a refund.
CREATE FUNCTION hook_paid_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO hook_deliveries (endpoint_id, event, subject, data)
  SELECT endpoint.id, 'order.paid', 'order:' || orders.id, hook_order(orders)
  FROM orders JOIN hook_endpoints AS endpoint ON 'order.paid' = ANY (endpoint.events)
  WHERE orders.id IN (SELECT order_id FROM new_rows) AND is_paid_and_kept(orders.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION hook_paid_orders_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO hook_deliveries (endpoint_id, event, subject, data)
  SELECT endpoint.id, 'order.paid', 'order:' || orders.id, hook_order(orders)
  FROM orders JOIN hook_endpoints AS endpoint ON 'order.paid' = ANY (endpoint.events)
  WHERE orders.id IN (
      SELECT payment.order_id FROM new_rows AS payment JOIN old_rows AS before USING (id)
      WHERE payment.captured > before.captured OR (payment.state = 'captured' AND before.state <> 'captured'))
    AND is_paid_and_kept(orders.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_insert_hooked AFTER INSERT ON payments
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION hook_paid_orders();
--> statement-breakpoint
CREATE TRIGGER payments_update_hooked AFTER UPDATE ON payments
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION hook_paid_orders_changed();
--> statement-breakpoint
CREATE FUNCTION hook_erased_customers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO hook_deliveries (endpoint_id, event, subject, data)
  SELECT endpoint.id, 'customer.erased', 'customer:' || old_rows.id, jsonb_build_object('id', old_rows.id)
  FROM old_rows JOIN hook_endpoints AS endpoint ON 'customer.erased' = ANY (endpoint.events);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_delete_hooked AFTER DELETE ON users
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION hook_erased_customers();
--> statement-breakpoint
CREATE FUNCTION hook_new_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO hook_deliveries (endpoint_id, event, subject, data)
  SELECT endpoint.id, 'stock.changed', 'variant:' || variants.id,
    jsonb_build_object('productId', variants.product_id, 'variantId', variants.id, 'quantity', new_rows.quantity)
  FROM hook_endpoints AS endpoint JOIN new_rows ON 'stock.changed' = ANY (endpoint.events)
    JOIN variants ON variants.id = new_rows.variant_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION hook_changed_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO hook_deliveries (endpoint_id, event, subject, data)
  SELECT endpoint.id, 'stock.changed', 'variant:' || variants.id,
    jsonb_build_object('productId', variants.product_id, 'variantId', variants.id, 'quantity', new_rows.quantity)
  FROM hook_endpoints AS endpoint JOIN new_rows ON 'stock.changed' = ANY (endpoint.events)
    JOIN old_rows ON old_rows.variant_id = new_rows.variant_id AND old_rows.quantity <> new_rows.quantity
    JOIN variants ON variants.id = new_rows.variant_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_insert_hooked AFTER INSERT ON stock
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION hook_new_stock();
--> statement-breakpoint
CREATE TRIGGER stock_update_hooked AFTER UPDATE ON stock
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION hook_changed_stock();
--> statement-breakpoint
CREATE FUNCTION hook_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO hook_deliveries (endpoint_id, event, subject, data)
  SELECT endpoint.id, 'price.changed', 'variant:' || touched.variant_id,
    jsonb_build_object('variantId', touched.variant_id, 'country', touched.country,
      'price', CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE touched.price END)
  FROM hook_endpoints AS endpoint JOIN touched_rows AS touched ON 'price.changed' = ANY (endpoint.events);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION hook_changed_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO hook_deliveries (endpoint_id, event, subject, data)
  SELECT endpoint.id, 'price.changed', 'variant:' || touched.variant_id,
    jsonb_build_object('variantId', touched.variant_id, 'country', touched.country, 'price', touched.price)
  FROM hook_endpoints AS endpoint JOIN touched_rows AS touched ON 'price.changed' = ANY (endpoint.events)
    JOIN old_rows AS before ON before.variant_id = touched.variant_id AND before.country = touched.country
      AND (before.price, before.rrp, before.before, before.scale) IS DISTINCT FROM
        (touched.price, touched.rrp, touched.before, touched.scale);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER prices_insert_hooked AFTER INSERT ON prices
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION hook_prices();
--> statement-breakpoint
CREATE TRIGGER prices_update_hooked AFTER UPDATE ON prices
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION hook_changed_prices();
--> statement-breakpoint
CREATE TRIGGER prices_delete_hooked AFTER DELETE ON prices
  REFERENCING OLD TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION hook_prices();
--> statement-breakpoint
CREATE FUNCTION hook_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO hook_deliveries (endpoint_id, event, subject, data)
  SELECT endpoint.id, 'product.changed', 'product:' || touched.id,
    jsonb_build_object('id', touched.id, 'referenceKey', touched.reference_key, 'isGone', TG_OP = 'DELETE')
  FROM hook_endpoints AS endpoint JOIN touched_rows AS touched ON 'product.changed' = ANY (endpoint.events);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_insert_hooked AFTER INSERT ON products
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION hook_products();
--> statement-breakpoint
CREATE TRIGGER products_update_hooked AFTER UPDATE ON products
  REFERENCING NEW TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION hook_products();
--> statement-breakpoint
CREATE TRIGGER products_delete_hooked AFTER DELETE ON products
  REFERENCING OLD TABLE AS touched_rows FOR EACH STATEMENT EXECUTE FUNCTION hook_products();
